#!/usr/bin/env node
/**
 * `npm run test:elementor`: runs the flows of test/flows/elementor in a real Elementor.
 *
 *   ELEMENTOR=DIR [ELEMENTOR_PRO=DIR] WORDPRESS=DIR WOOCOMMERCE=DIR npm run test:elementor [-- [--width=N] [NAME…]]
 *
 * ELEMENTOR, ELEMENTOR_PRO: the plugins' folders, which are copied into the shops; flows that need the second are
 * skipped by name without it. Without WOOCOMMERCE, they are demo shops. NAME: only flows whose title contains it.
 */
import { env } from 'node:process';
import { parseArgs } from 'node:util';
import { exitWith, Problem } from '../problem.mjs';
import { describeCounts } from './counts.mjs';
import { runFlows } from './run-flows.mjs';
import { sourcesOf } from './sources.mjs';
import { ESSENTIAL_WIDTHS, readWidths } from './widths.mjs';

const runAll = async () => {
	const { values, positionals: names } = parseArgs({
		allowPositionals: true,
		options: { width: { type: 'string' } },
	});
	if (sourcesOf(env).elementor === undefined) {
		throw new Problem('Which Elementor? Name its folder: ELEMENTOR=DIR npm run test:elementor');
	}
	const counts = await runFlows({
		names: names.length > 0 ? names : ['@elementor'],
		widths: readWidths(values.width, ESSENTIAL_WIDTHS),
	});
	console.log(describeCounts(counts));
	process.exitCode = counts.failed === 0 ? 0 : 1;
};

await runAll().catch(exitWith);
