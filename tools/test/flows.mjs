#!/usr/bin/env node
/**
 * Runs the browser flows of test/flows against the demo shop on a real WordPress.
 *
 *   node tools/test/flows.mjs [--full] [--width=N] [--list] [NAME…]
 *
 * Without --full: only the flows of `npm test` (full-only.mjs), each at one width (widths.mjs). With it: all, in a random
 * order (shuffle.mjs), which FLOW_ORDER=SEED repeats. NAME: every flow whose file or title contains it, at desktop width and
 * 390 px. --list: prints the flows and runs none.
 */
import { randomInt } from 'node:crypto';
import { env } from 'node:process';
import { parseArgs } from 'node:util';
import { exitWith } from '../problem.mjs';
import { describeCounts } from './counts.mjs';
import { demoFlows } from './demo-flows.mjs';
import { listFlows, runFlows } from './run-flows.mjs';

const HIGHEST_SEED = 2 ** 31 - 1;

const runAll = async () => {
	const { values, positionals: names } = parseArgs({
		allowPositionals: true,
		options: {
			full: { type: 'boolean', default: false },
			width: { type: 'string' },
			list: { type: 'boolean', default: false },
		},
	});
	const order = values.full ? (env.FLOW_ORDER ?? String(randomInt(HIGHEST_SEED))) : undefined;
	if (order !== undefined) {
		console.log(`Note: FLOW_ORDER=${order} repeats the order of these flows.`);
	}
	const choice = demoFlows({ names, width: values.width, isFull: values.full, order });
	if (values.list) {
		await listFlows(choice);
		return;
	}
	const counts = await runFlows(choice);
	console.log(describeCounts(counts));
	process.exitCode = counts.failed === 0 ? 0 : 1;
};

await runAll().catch(exitWith);
