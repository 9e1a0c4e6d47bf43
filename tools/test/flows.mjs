#!/usr/bin/env node
/**
 * Runs the browser flows of test/flows against the demo shop on a real WordPress.
 *
 *   node tools/test/flows.mjs [--full] [--width=N] [--list] [NAME…]
 *
 * Without --full: only the flows of `npm test` (full-only.mjs), each at one width (widths.mjs). NAME: every flow whose file
 * or title contains it, at desktop width and 390 px. --list: prints the flows and runs none.
 */
import { parseArgs } from 'node:util';
import { exitWith } from '../problem.mjs';
import { describeCounts } from './counts.mjs';
import { demoFlows } from './demo-flows.mjs';
import { listFlows, runFlows } from './run-flows.mjs';

const runAll = async () => {
	const { values, positionals: names } = parseArgs({
		allowPositionals: true,
		options: {
			full: { type: 'boolean', default: false },
			width: { type: 'string' },
			list: { type: 'boolean', default: false },
		},
	});
	const choice = demoFlows({ names, width: values.width, isFull: values.full });
	if (values.list) {
		await listFlows(choice);
		return;
	}
	const counts = await runFlows(choice);
	console.log(describeCounts(counts));
	process.exitCode = counts.failed === 0 ? 0 : 1;
};

await runAll().catch(exitWith);
