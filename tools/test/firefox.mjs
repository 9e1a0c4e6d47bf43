#!/usr/bin/env node
/**
 * Runs the flows of test/firefox in Firefox, against the demo shop.
 *
 *   node tools/test/firefox.mjs [NAME…]
 */
import { argv } from 'node:process';
import { inProject } from '../paths.mjs';
import { exitWith } from '../problem.mjs';
import { describeCounts } from './counts.mjs';
import { demoFlows } from './demo-flows.mjs';
import { runFlows } from './run-flows.mjs';

const runAll = async () => {
	const counts = await runFlows({
		...demoFlows({ names: argv.slice(2) }),
		config: inProject('test/firefox/playwright.config.mjs'),
	});
	console.log(describeCounts(counts));
	process.exitCode = counts.failed === 0 ? 0 : 1;
};

await runAll().catch(exitWith);
