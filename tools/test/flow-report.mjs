/** Describes tests of Playwright's JSON report in a few lines of text. */
import { basename, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../paths.mjs';

/** Lines of an error that are shown: a failure must fit on one screen. */
const MOST_LINES = 16;
const MOST_CHARACTERS = 200;

/** Starts what tools/test.mjs repeats at the end of a run; the lines that belong to it are indented. */
export const UNSTEADY = 'Unsteady: ';

/** Returns every test below a suite of the report, with the name of its file before its title. */
export const testsOf = (suite) => [
	...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
		tests.map((test) => ({ ...test, title: `${basename(file, '.flow.mjs')}: ${title}` })),
	),
	...(suite.suites ?? []).flatMap(testsOf),
];

/** Why a test did not run. */
export const reasonOf = ({ annotations }) =>
	annotations.find(({ type }) => type === 'skip')?.description;

const firstFailureOf = ({ results }) => results.find(({ status }) => status !== 'passed');

/** Returns the lines of an error without its colours, its stack, and what does not fit on the screen. */
export const linesOfError = (error) => {
	const lines = stripVTControlCharacters(error?.message ?? 'no error was recorded')
		.split('\n')
		.map((line) => line.trimEnd())
		.filter((line) => line !== '' && !/^\s+at /.test(line));
	const shown = lines.slice(0, MOST_LINES).map((line) => line.slice(0, MOST_CHARACTERS));
	return lines.length > MOST_LINES
		? [...shown, `(${lines.length - MOST_LINES} more lines)`]
		: shown;
};

const placeOf = ({ file, line }) => `${relative(root, file)}:${line}`;

/** Returns title, place, what was seen, and the trace of the first attempt that failed. */
export const describeAttempt = (test) => {
	const { error, errorLocation, attachments = [] } = firstFailureOf(test) ?? {};
	const trace = attachments.find(({ name }) => name === 'trace')?.path;
	return [
		`${test.title} at ${test.projectName}`,
		...(errorLocation === undefined ? [] : [placeOf(errorLocation)]),
		...linesOfError(error),
		...(trace === undefined ? [] : [`npx playwright show-trace ${relative(root, trace)}`]),
	].join('\n  ');
};

/** Describes a test that passed at a later attempt. */
export const describeUnsteady = (test) => UNSTEADY + describeAttempt(test);
