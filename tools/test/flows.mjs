#!/usr/bin/env node
/**
 * Runs the browser flows of test/flows against a shop on a real WordPress.
 *
 *   node tools/test/flows.mjs [--full] [--width=N] [NAME…]
 *
 * Without --full: the essential ones at desktop width and 390 px. NAME: only flows whose file or name contains it.
 */
import { parseArgs } from 'node:util';
import { inProject } from '../paths.mjs';
import { exitWith } from '../problem.mjs';
import { isNamed, loadFlows, playFlows } from './play-flows.mjs';
import { makeShops } from './shops.mjs';

const ESSENTIAL_WIDTHS = [1280, 390];
const EVERY_WIDTH = [1280, 768, 390, 320];

const readArguments = () => {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { full: { type: 'boolean', default: false }, width: { type: 'string' } },
	});
	const widths = values.full ? EVERY_WIDTH : ESSENTIAL_WIDTHS;
	return {
		full: values.full,
		widths: values.width === undefined ? widths : [Number(values.width)],
		names: positionals,
	};
};

const runAll = async () => {
	const { full, widths, names } = readArguments();
	const flows = (await loadFlows(inProject('test/flows')))
		.filter(isNamed(names))
		.filter(
			({ options }) => options.onlyOn !== 'woocommerce' && (full || options.essential !== false),
		);
	const { passed, failed } = await playFlows(flows, widths, makeShops);
	console.log(`${passed} passed, ${failed} failed`);
	process.exitCode = failed === 0 ? 0 : 1;
};

await runAll().catch(exitWith);
