#!/usr/bin/env node
/**
 * Runs the browser flows of test/flows against the demo shop on a real WordPress.
 *
 *   node tools/test/flows.mjs [--full] [--width=N] [NAME…]
 *
 * Without --full: only the essential flows, each at one width (widths.mjs). NAME: only flows whose file or title contains
 * it, at desktop width and 390 px.
 */
import { env } from 'node:process';
import { parseArgs } from 'node:util';
import { exitWith } from '../problem.mjs';
import { describeCounts } from './counts.mjs';
import { runFlows } from './run-flows.mjs';
import { ESSENTIAL_WIDTHS, EVERY_WIDTH, readWidths } from './widths.mjs';

const runAll = async () => {
	const { values, positionals: names } = parseArgs({
		allowPositionals: true,
		options: { full: { type: 'boolean', default: false }, width: { type: 'string' } },
	});
	const counts = await runFlows({
		names,
		widths: readWidths(values.width, values.full ? EVERY_WIDTH : ESSENTIAL_WIDTHS),
		without: ['@woocommerce', '@elementor', ...(values.full ? [] : ['@full'])],
		environment: {
			...env,
			...(!values.full && !values.width && names.length === 0 && { EACH_FLOW_ONCE: '1' }),
			WORDPRESS: undefined,
			WOOCOMMERCE: undefined,
			ELEMENTOR: undefined,
		},
	});
	console.log(describeCounts(counts));
	process.exitCode = counts.failed === 0 ? 0 : 1;
};

await runAll().catch(exitWith);
