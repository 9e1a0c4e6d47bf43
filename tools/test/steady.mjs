#!/usr/bin/env node
/**
 * `npm run test:steady`: repeats flows on the demo shop beside a load of two busy cores, and prints what failed how often.
 *
 *   npm run test:steady -- [--times=N] [--width=N] NAME…
 *
 * NAME: flows whose file or title contains it. --times: how often each runs, 30 by default.
 */
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { exitWith, Problem } from '../problem.mjs';
import { describeCounts } from './counts.mjs';
import { demoFlows } from './demo-flows.mjs';
import { describeAttempt, testsOf } from './flow-report.mjs';
import { reportOf } from './run-flows.mjs';

const BUSY_CORES = 2;
const TIMES = '30';

const readArguments = () => {
	const { values, positionals: names } = parseArgs({
		allowPositionals: true,
		options: { times: { type: 'string', default: TIMES }, width: { type: 'string' } },
	});
	const times = Number(values.times);
	if (names.length === 0 || !Number.isInteger(times) || times < 1) {
		throw new Problem('Which flows, how often? npm run test:steady -- NAME --times=30');
	}
	return { ...demoFlows({ names, width: values.width }), times };
};

/** Keeps cores busy. Threads end with this process, however it ends. */
const keepBusy = () => {
	for (let core = 0; core < BUSY_CORES; core += 1) {
		new Worker('for (;;);', { eval: true }).unref();
	}
};

const withStatus = (tests, wanted) => tests.filter(({ status }) => status === wanted);

const runAll = async () => {
	const choice = readArguments();
	keepBusy();
	const { code, report } = await reportOf(choice);
	const tests = report?.suites.flatMap(testsOf) ?? [];
	const failed = withStatus(tests, 'unexpected');
	const nameOf = ({ title, projectName }) => `${title} at ${projectName}`;
	for (const name of new Set(failed.map(nameOf))) {
		const times = failed.filter((test) => nameOf(test) === name);
		console.log(`\n${times.length} of ${choice.times} failed: ${describeAttempt(times[0])}`);
	}
	const counts = { passed: withStatus(tests, 'expected').length, failed: failed.length };
	console.log(describeCounts(counts));
	process.exitCode = code === 0 && counts.passed > 0 ? 0 : 1;
};

await runAll().catch(exitWith);
