#!/usr/bin/env node
/** Tests which flows are chosen, and how one that failed is described. */
import {
	deepStrictEqual,
	doesNotMatch,
	match,
	notDeepStrictEqual,
	ok,
	strictEqual,
} from 'node:assert';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { inProject, root } from '../../tools/paths.mjs';
import { demoFlows } from '../../tools/test/demo-flows.mjs';
import { describeAttempt, linesOfError } from '../../tools/test/flow-report.mjs';
import { FILES_OF_FULL, ONLY_IN_FULL } from '../../tools/test/full-only.mjs';
import { shuffled } from '../../tools/test/shuffle.mjs';
import { FLOWS_OF_PHONES } from '../../tools/test/widths.mjs';

test('every file that is named exists', () => {
	const missing = [...FILES_OF_FULL, ...FLOWS_OF_PHONES].filter(
		(name) => !existsSync(inProject(`test/flows/${name}.flow.mjs`)),
	);
	deepStrictEqual(missing, []);
});

test('npm test leaves out what only the full run has; a name and --full do not', () => {
	ok(demoFlows({ names: [] }).without.includes(ONLY_IN_FULL));
	ok(!demoFlows({ names: ['contrast'] }).without.includes(ONLY_IN_FULL));
	ok(!demoFlows({ names: [], isFull: true }).without.includes(ONLY_IN_FULL));
	const pattern = new RegExp(ONLY_IN_FULL);
	match('1280 contrast.flow.mjs texts have enough contrast', pattern);
	match('1280 coupon.flow.mjs an invalid coupon @full', pattern);
	doesNotMatch('1280 coupon.flow.mjs a valid coupon takes off its amount', pattern);
});

test('npm test runs each flow at one width', () => {
	strictEqual(demoFlows({ names: [] }).environment.EACH_FLOW_ONCE, '1');
	strictEqual(demoFlows({ names: ['coupon'] }).environment.EACH_FLOW_ONCE, undefined);
	deepStrictEqual(demoFlows({ names: [], width: '320', isFull: true }).widths, [320]);
});

test('a seed gives every file once, in an order of its own', () => {
	const files = Array.from({ length: 50 }, (_, index) => `${index}.flow.mjs`);
	const orderOf = (seed) => shuffled(files, seed).flat();
	deepStrictEqual(orderOf('1').toSorted(), files.toSorted());
	deepStrictEqual(orderOf('1'), orderOf('1'));
	notDeepStrictEqual(orderOf('1'), orderOf('2'));
});

test('a failure is described on one screen: title, place, what was seen, and its trace', () => {
	const message = ['\u001b[31mTotal\u001b[39m', '', '    at wait.mjs:3', ...Array(50).fill('x')];
	const failed = {
		status: 'failed',
		error: { message: message.join('\n') },
		errorLocation: { file: join(root, 'test/flows/coupon.flow.mjs'), line: 7 },
		attachments: [{ name: 'trace', path: join(root, '.cache/flows/coupon/trace.zip') }],
	};
	const lines = describeAttempt({
		title: 'coupon: a valid coupon',
		projectName: '390',
		results: [failed, { status: 'passed' }],
	}).split('\n  ');
	deepStrictEqual(lines.slice(0, 4), [
		'coupon: a valid coupon at 390',
		'test/flows/coupon.flow.mjs:7',
		'Total',
		'x',
	]);
	strictEqual(lines.at(-1), 'npx playwright show-trace .cache/flows/coupon/trace.zip');
	ok(lines.length <= 20);
	deepStrictEqual(linesOfError(undefined), ['no error was recorded']);
});
