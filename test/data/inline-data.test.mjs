#!/usr/bin/env node
/** Tests the loader that writes values of data/ into the scripts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inProject } from '../../tools/paths.mjs';
import { withLiterals } from '../../tools/webpack/inline-data.mjs';

const FILES = {
	[inProject('data/sample.json')]: {
		close: 'M5 5l10 "10"',
		limits: { most: 100, none: null },
		codes: ['A', 'B'],
		words: 'A B',
	},
};

const inlined = (...lines) =>
	withLiterals(
		["import sample from '../../data/sample.json';", ...lines].join('\n'),
		inProject('src/ui/a.tsx'),
		(file) => FILES[file],
	)
		.split('\n')
		.slice(1)
		.join('\n');

test('a value becomes a literal, in code and in JSX', () => {
	assert.equal(
		inlined('const a = <Icon path={sample.close} />;', 'const b = sample.limits.most + 1;'),
		'const a = <Icon path={("M5 5l10 \\"10\\"")} />;\nconst b = (100) + 1;',
	);
});

test('lists and tables become literals, methods of a value are called on it', () => {
	assert.equal(
		inlined('f(sample.codes, sample.limits);'),
		'f((["A","B"]), ({"most":100,"none":null}));',
	);
	assert.equal(inlined('sample.words.split(" ");'), '("A B").split(" ");');
	assert.equal(inlined('sample.codes.length;'), '(["A","B"]).length;');
	assert.equal(inlined('sample.limits[name];'), '({"most":100,"none":null})[name];');
});

test('other things of the same name, unknown fields and the file as a whole stay', () => {
	for (const line of ['page.sample.close;', 'sample.none;', 'sample.toString();', 'f(sample);']) {
		assert.equal(inlined(line), line);
	}
});

test('files elsewhere stay modules', () => {
	const text = "import sample from '../sample.json';\nsample.close;";
	assert.equal(
		withLiterals(text, inProject('src/ui/a.tsx'), () => ({ close: '' })),
		text,
	);
});
