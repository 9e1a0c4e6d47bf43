#!/usr/bin/env node
/**
 * `npm run journeys`: random shoppers on a real WooCommerce, until the time is over. docs/testing.md#journeys.
 *
 *   npm run journeys -- --wordpress=DIR --woocommerce=DIR [--minutes=20] [--seed=N] [--journeys=N] …
 */
import { argv } from 'node:process';
import { exitWith } from './problem.mjs';
import { readOptions, USAGE } from './journeys/options.mjs';

const run = async ({ help, ...options }) => {
	if (help) {
		console.log(USAGE);
		return;
	}
	const { playJourneys } = await import('../test/journeys/play.mjs');
	process.exitCode = (await playJourneys(options)) ? 0 : 1;
};

try {
	await run(readOptions(argv.slice(2)));
} catch (error) {
	exitWith(error);
}
