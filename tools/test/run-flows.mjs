/** Runs browser flows with Playwright and counts them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { env, execPath } from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { inProject, root } from '../paths.mjs';

const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Converts a name to a pattern for Playwright, which matches "PROJECT FILE TITLE"; "FILE: TITLE", as reported, is
 * accepted too.
 */
const patternOf = (name) => escaped(name).replace(': ', '(: |\\.flow\\.mjs )');

/** Returns every test below a suite, with the titles of its parent suites. */
const testsOf = (suite) => [
	...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
		tests.map((test) => ({ ...test, title: `${basename(file, '.flow.mjs')}: ${title}` })),
	),
	...(suite.suites ?? []).flatMap(testsOf),
];

/** The first error of a test, without its colours and its place in Playwright's own files. */
const firstErrorOf = ({ results }) =>
	stripVTControlCharacters(results[0]?.error?.message ?? 'no error was recorded').split('\n')[0];

const reasonOf = ({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description;

/**
 * @param {{names: string[], widths: number[], without?: string[], environment?: Record<string, string | undefined>}} choice
 *   names: parts of files or titles, none for every flow. without: tags to exclude.
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export const runFlows = async ({ names, widths, without = [], environment = env }) => {
	const folder = mkdtempSync(join(tmpdir(), 'storefront-islands-flows-'));
	const report = join(folder, 'report.json');
	try {
		const child = spawn(
			execPath,
			[
				inProject('node_modules/@playwright/test/cli.js'),
				'test',
				'--reporter=list,json',
				'--pass-with-no-tests',
				...widths.map((width) => `--project=${width}`),
				...(names.length === 0 ? [] : [`--grep=${names.map(patternOf).join('|')}`]),
				...(without.length === 0
					? []
					: [`--grep-invert=${without.map((tag) => `${tag}\\b`).join('|')}`]),
			],
			{
				cwd: root,
				env: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
				stdio: 'inherit',
			},
		);
		const [code] = await once(child, 'close');
		if (!existsSync(report)) {
			return { passed: 0, failed: 1, skipped: 0 };
		}
		const { suites, stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
		const tests = suites.flatMap(testsOf);
		const notRun = tests.filter(({ status }) => status === 'skipped');
		const skipped = notRun.filter((test) => reasonOf(test) !== undefined);
		for (const test of skipped) {
			console.log(`SKIPPED ${test.title} at ${test.projectName}: ${reasonOf(test)}`);
		}
		const interrupted = notRun.length - skipped.length;
		const failed = stats.unexpected + errors.length + interrupted;
		// With the prefix of lines that tools/test.mjs shows although the step has passed.
		for (const test of tests.filter(({ status }) => status === 'flaky')) {
			console.log(`Note: unsteady: ${test.title} at ${test.projectName}: ${firstErrorOf(test)}`);
		}
		return {
			passed: stats.expected + stats.flaky,
			// A run that was aborted without reporting a failure counts as failed.
			failed: code === 0 ? failed : Math.max(failed, 1),
			skipped: skipped.length,
		};
	} finally {
		rmSync(folder, { recursive: true });
	}
};
