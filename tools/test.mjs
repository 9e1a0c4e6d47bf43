#!/usr/bin/env node
/**
 * `npm test`: every step, one after the other.
 *
 *   node tools/test.mjs [--full] [--no-skip] [STEP…]
 *
 * --full: every flow at every width and a million schedules. --no-skip: a step or test that cannot run is a failure.
 * Ends with one line `N passed, N failed`, and `, N skipped` where something could not run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { root } from './paths.mjs';
import { exitWith, Problem } from './problem.mjs';
import { missingNeeds } from './test/needs.mjs';
import { STEPS } from './test/steps.mjs';

const NAME_WIDTH = 11;
const MILLION = '1000000';
const COUNTS = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm;

/** What a step says of a test that it skips. */
const SKIPS = /^SKIPPED .*$/gm;

const describeSkipped = (count) => (count > 0 ? `, ${count} skipped` : '');

const runStep = async ({ command, fullArguments = [] }, full) => {
	const [program, ...args] = full ? [...command, ...fullArguments] : command;
	const child = spawn(program, args, {
		cwd: root,
		env: { ...process.env, ...(full && { SCHEDULES: MILLION }) },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	child.stdout.on('data', (data) => (output += data));
	child.stderr.on('data', (data) => (output += data));
	const [code] = await once(child, 'close');
	const counts = [...output.matchAll(COUNTS)].at(-1);
	const passed = counts ? Number(counts[1]) : Number(code === 0);
	const failed = counts ? Number(counts[2]) : 0;
	const skipped = Number(counts?.[3] ?? 0);
	// A step that broke off without saying so has failed all the same.
	return { output, passed, failed: code === 0 ? failed : Math.max(failed, 1), skipped };
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

const testAll = async () => {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			full: { type: 'boolean', default: false },
			'no-skip': { type: 'boolean', default: false },
		},
	});
	const sum = { passed: 0, failed: 0, skipped: 0 };
	for (const step of chooseSteps(positionals)) {
		const missing = missingNeeds(step.needs ?? []);
		if (missing.length > 0) {
			sum[values['no-skip'] ? 'failed' : 'skipped'] += 1;
			console.log(
				`${step.name.padEnd(NAME_WIDTH)} SKIPPED: this machine lacks ${missing.join(' and ')}`,
			);
			continue;
		}
		const began = Date.now();
		const { output, passed, failed, skipped } = await runStep(step, values.full);
		sum.passed += passed;
		sum.failed += failed;
		sum[values['no-skip'] ? 'failed' : 'skipped'] += skipped;
		const seconds = ((Date.now() - began) / 1000).toFixed(1);
		console.log(
			`${step.name.padEnd(NAME_WIDTH)} ${passed} passed, ${failed} failed${describeSkipped(skipped)} (${seconds} s)`,
		);
		for (const [line] of output.matchAll(SKIPS)) {
			console.log(line);
		}
		if (failed > 0) {
			console.log(output.trimEnd());
		}
	}
	console.log(`${sum.passed} passed, ${sum.failed} failed${describeSkipped(sum.skipped)}`);
	process.exitCode = sum.failed > 0 ? 1 : 0;
};

await testAll().catch(exitWith);
