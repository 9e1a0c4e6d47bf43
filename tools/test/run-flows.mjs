/** Runs browser flows with Playwright, counts them, and prints what was seen of those that failed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { inProject, root } from '../paths.mjs';
import { describeAttempt, describeUnsteady, reasonOf, testsOf } from './flow-report.mjs';

const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Converts a name to a pattern for Playwright, which matches "PROJECT FILE TITLE"; "FILE: TITLE", as reported, is
 * accepted too.
 */
const patternOf = (name) => escaped(name).replace(': ', '(: |\\.flow\\.mjs )');

/**
 * @typedef {object} Choice
 * @property {string[]} names Parts of files or titles, none for every flow.
 * @property {number[]} widths
 * @property {string[]} [without] Patterns of tests to exclude.
 * @property {string} [config] Playwright's configuration; by default that of test/flows.
 * @property {number} [times] How often each runs, without further attempts.
 * @property {Record<string, string | undefined>} [environment]
 */

/** @type {(choice: Choice) => string[]} Arguments of Playwright. */
const argumentsOf = ({ names, widths, without = [], config, times, environment }) => [
	...(config === undefined ? [] : [`--config=${config}`]),
	...widths.map((width) => `--project=${width}${environment?.FLOW_ORDER ? '-*' : ''}`),
	...(names.length === 0 ? [] : [`--grep=${names.map(patternOf).join('|')}`]),
	...(without.length === 0 ? [] : [`--grep-invert=${without.join('|')}`]),
	...(times === undefined ? [] : [`--repeat-each=${times}`, '--retries=0']),
];

const startPlaywright = (args, environment) =>
	spawn(execPath, [inProject('node_modules/@playwright/test/cli.js'), 'test', ...args], {
		cwd: root,
		env: environment,
		stdio: 'inherit',
	});

/** Prints the flows of a choice. @type {(choice: Choice) => Promise<void>} */
export const listFlows = async (choice) => {
	await once(
		startPlaywright(['--list', ...argumentsOf(choice)], choice.environment ?? env),
		'close',
	);
};

/**
 * @param {Choice} choice
 * @returns {Promise<{code: number | null, report: object | null}>} What Playwright reports as JSON; null if it reported
 *   nothing.
 */
export const reportOf = async (choice) => {
	const folder = mkdtempSync(join(tmpdir(), 'storefront-islands-flows-'));
	const file = join(folder, 'report.json');
	try {
		const child = startPlaywright(
			[
				`--reporter=${inProject('tools/test/flow-reporter.mjs')},json`,
				'--pass-with-no-tests',
				...argumentsOf(choice),
			],
			{ ...(choice.environment ?? env), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
		);
		const [code] = await once(child, 'close');
		return { code, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null };
	} finally {
		rmSync(folder, { recursive: true });
	}
};

/**
 * @param {Choice} choice
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export const runFlows = async (choice) => {
	const { code, report } = await reportOf(choice);
	if (report === null) {
		return { passed: 0, failed: 1, skipped: 0 };
	}
	const { suites, stats, errors } = report;
	const tests = suites.flatMap(testsOf);
	const withStatus = (wanted) => tests.filter(({ status }) => status === wanted);
	const skipped = withStatus('skipped').filter((test) => reasonOf(test) !== undefined);
	for (const test of skipped) {
		console.log(`SKIPPED ${test.title} at ${test.projectName}: ${reasonOf(test)}`);
	}
	for (const test of withStatus('unexpected')) {
		console.log(`\nFAILED ${describeAttempt(test)}`);
	}
	for (const test of withStatus('flaky')) {
		console.log(describeUnsteady(test));
	}
	const interrupted = withStatus('skipped').length - skipped.length;
	const failed = stats.unexpected + errors.length + interrupted;
	return {
		passed: stats.expected + stats.flaky,
		// A run that was aborted without reporting a failure counts as failed.
		failed: code === 0 ? failed : Math.max(failed, 1),
		skipped: skipped.length,
		unsteady: stats.flaky,
	};
};
