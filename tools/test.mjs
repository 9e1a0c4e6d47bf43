#!/usr/bin/env node
/**
 * `npm test`: runs all steps in their order, two at a time where each keeps one processor busy.
 *
 *   node tools/test.mjs [--full] [--no-skip] [STEP…]
 *
 * --full: every flow at every width and a million schedules. --no-skip: a skipped step or test is a failure.
 * Ends with one line `N passed, N failed`, and `, N skipped` if steps or tests were skipped. Tests for the other kind
 * of shop (`N not applicable`) are listed by their step; they run with `npm run test:woocommerce`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { root } from './paths.mjs';
import { exitWith, Problem } from './problem.mjs';
import { describeCounts, readCounts } from './test/counts.mjs';
import { missingNeeds } from './test/needs.mjs';
import { STEPS } from './test/steps.mjs';

const NAME_WIDTH = 11;
const MILLION = '1000000';
/** Steps at the same time, of those that keep one processor busy. */
const LANES = Math.min(2, availableParallelism());
/** Lines that are shown immediately, even if the step passes. */
const NOTES = /^Note: .*$/gm;

const runStep = async ({ command, fullArguments = [] }, full) => {
	const [program, ...args] = full ? [...command, ...fullArguments] : command;
	const child = spawn(program, args, {
		cwd: root,
		env: { ...process.env, ...(full && { SCHEDULES: MILLION }) },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	child.stdout.on('data', (data) => {
		output += data;
		for (const [note] of String(data).matchAll(NOTES)) {
			console.log(note);
		}
	});
	child.stderr.on('data', (data) => (output += data));
	const [code] = await once(child, 'close');
	return { output, ...readCounts(output, code) };
};

const chooseSteps = (names) => {
	const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
	if (unknown.length > 0) {
		throw new Problem(
			`No step ${unknown.join(', ')}. There are: ${STEPS.map(({ name }) => name).join(', ')}.`,
		);
	}
	return names.length === 0 ? STEPS : STEPS.filter(({ name }) => names.includes(name));
};

/** Runs a step, prints its line, and the output of one that did not pass; adds its counts to the sum. */
const runAndReport = async (step, sum, { full, noSkip }) => {
	const label = step.name.padEnd(NAME_WIDTH);
	const missing = missingNeeds(step.needs ?? []);
	if (missing.length > 0) {
		sum[noSkip ? 'failed' : 'skipped'] += 1;
		console.log(`${label} SKIPPED: this machine lacks ${missing.join(' and ')}`);
		return;
	}
	const began = Date.now();
	const { output, ...counts } = await runStep(step, full);
	const isSkipFailure = noSkip && counts.skipped > 0;
	sum.passed += counts.passed;
	sum.failed += counts.failed + (isSkipFailure ? counts.skipped : 0);
	sum.skipped += isSkipFailure ? 0 : counts.skipped;
	const seconds = ((Date.now() - began) / 1000).toFixed(1);
	console.log(`${label} ${describeCounts(counts)} (${seconds} s)`);
	if (counts.failed > 0 || counts.skipped > 0) {
		console.log(output.trimEnd());
	}
};

const testAll = async () => {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			full: { type: 'boolean', default: false },
			'no-skip': { type: 'boolean', default: false },
		},
	});
	const noSkip = values['no-skip'];
	const sum = { passed: 0, failed: 0, skipped: 0 };
	const running = new Set();
	for (const step of chooseSteps(positionals)) {
		while (running.size >= (step.usesEveryProcessor ? 1 : LANES)) {
			await Promise.race(running);
		}
		const done = runAndReport(step, sum, { full: values.full, noSkip }).finally(() =>
			running.delete(done),
		);
		running.add(done);
		if (step.usesEveryProcessor) {
			await done;
		}
	}
	await Promise.all(running);
	console.log(describeCounts(sum));
	process.exitCode = sum.failed > 0 ? 1 : 0;
};

await testAll().catch(exitWith);
