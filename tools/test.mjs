#!/usr/bin/env node
/**
 * `npm test`: runs all steps in their order, two at a time where each keeps one processor busy.
 *
 *   node tools/test.mjs [--no-skip] [STEP…]
 *   node tools/test.mjs --full [--no-skip] [--part=PART…]
 *
 * --full: the parts of `npm run test:full`, with a table of them at the end. --no-skip: a skipped step or test is a failure.
 * Ends with one line `N passed, N failed`, and `, N skipped` if steps or tests were skipped. Tests for the other kind
 * of shop (`N not applicable`) are listed by their step; they run with `npm run test:woocommerce`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { cleanCommit } from './git.mjs';
import { root } from './paths.mjs';
import { exitWith, Problem } from './problem.mjs';
import { describeCounts, readCounts, sumOf, tableOf } from './test/counts.mjs';
import { UNSTEADY } from './test/flow-report.mjs';
import { recordPassed } from './test/full-record.mjs';
import { missingNeeds } from './test/needs.mjs';
import { PARTS, STEPS } from './test/steps.mjs';

const NAME_WIDTH = 11;
/** Steps at the same time, of those that keep one processor busy. */
const LANES = Math.min(2, availableParallelism());
/** Lines that are shown immediately, even if the step passes. */
const NOTES = /^Note: .*$/gm;
/** What is shown at the end, even if the step passes. */
const UNSTEADY_FLOWS = new RegExp(`^${UNSTEADY}.*(?:\\n {2}.*)*`, 'gm');
const INTERRUPTED = 130;

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
let isInterrupted = false;

/** Passes an interrupt on to all processes of the running steps, which end their shops and browsers. */
const interrupt = (signal) => {
	isInterrupted = true;
	children.forEach(({ pid }) => process.kill(-pid, signal));
};

const runStep = async ({ command: [program, ...args], environment = {} }) => {
	const child = spawn(program, args, {
		cwd: root,
		env: { ...process.env, ...environment },
		stdio: ['ignore', 'pipe', 'pipe'],
		// With a process group of its own.
		detached: true,
	});
	children.add(child);
	let output = '';
	child.stdout.on('data', (data) => {
		output += data;
		for (const [note] of String(data).matchAll(NOTES)) {
			console.log(note);
		}
	});
	child.stderr.on('data', (data) => (output += data));
	const [code] = await once(child, 'close');
	children.delete(child);
	return { output, counts: readCounts(output, code) };
};

const chooseSteps = (steps, names) => {
	const unknown = names.filter((name) => !steps.some((step) => step.name === name));
	if (unknown.length > 0) {
		throw new Problem(
			`No step ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`,
		);
	}
	return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
};

/**
 * Runs a step, prints its line, and the output of one that did not pass.
 *
 * @returns {Promise<import('./test/counts.mjs').Row & {unsteady: string[]}>}
 */
const runAndReport = async (step, left, noSkip) => {
	const label = step.name.padEnd(NAME_WIDTH);
	const missing = missingNeeds(step.needs ?? []);
	if (missing.length > 0) {
		console.log(`${label} SKIPPED: this machine lacks ${missing.join(' and ')}`);
		const counts = { passed: 0, failed: Number(noSkip), skipped: Number(!noSkip) };
		return { name: step.name, seconds: 0, counts, unsteady: [] };
	}
	console.log(`${label} … (${left} left)`);
	const began = Date.now();
	const { output, counts } = await runStep(step);
	const seconds = (Date.now() - began) / 1000;
	const result = isInterrupted ? 'interrupted' : describeCounts(counts);
	console.log(`${label} ${result} (${seconds.toFixed(1)} s)`);
	if (!isInterrupted && (counts.failed > 0 || counts.skipped > 0)) {
		console.log(output.trimEnd());
	}
	return {
		name: step.name,
		seconds,
		counts: noSkip ? { ...counts, failed: counts.failed + counts.skipped, skipped: 0 } : counts,
		unsteady: output.match(UNSTEADY_FLOWS) ?? [],
	};
};

const runAll = async (steps, noSkip) => {
	const rows = [];
	const running = new Set();
	for (const [index, step] of steps.entries()) {
		while (running.size >= (step.usesEveryProcessor ? 1 : LANES)) {
			await Promise.race(running);
		}
		if (isInterrupted) {
			break;
		}
		const done = runAndReport(step, steps.length - index - 1, noSkip).then((row) => {
			rows.push(row);
			running.delete(done);
		});
		running.add(done);
		if (step.usesEveryProcessor) {
			await done;
		}
	}
	await Promise.all(running);
	return rows;
};

const testAll = async () => {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			full: { type: 'boolean', default: false },
			part: { type: 'string', multiple: true, default: [] },
			'no-skip': { type: 'boolean', default: false },
		},
	});
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
		process.on(signal, interrupt);
	}
	const steps = chooseSteps(values.full ? PARTS : STEPS, [...values.part, ...positionals]);
	const rows = await runAll(steps, values['no-skip']);
	if (isInterrupted) {
		process.exitCode = INTERRUPTED;
		return;
	}
	rows.flatMap(({ unsteady }) => unsteady).forEach((text) => console.log(text));
	if (values.full) {
		console.log(tableOf(rows));
		// Not if a file was changed since it was committed.
		const commit = cleanCommit();
		if (commit !== null) {
			recordPassed(commit, rows);
		}
	}
	const { passed, failed, skipped } = sumOf(rows.map(({ counts }) => counts));
	console.log(describeCounts({ passed, failed, skipped }));
	process.exitCode = failed > 0 ? 1 : 0;
};

await testAll().catch(exitWith);
