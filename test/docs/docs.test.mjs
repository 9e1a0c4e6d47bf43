#!/usr/bin/env node
/** Tests that cited headings exist, links resolve, and the files that comments refer to exist. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inProject, root } from '../../tools/paths.mjs';

import { wrongCites } from './cites.mjs';
import { deadCounterparts } from './counterparts.mjs';
import { anchorsOf } from './headings.mjs';
import { sectionHeadings } from './section-headings.mjs';

const CITING =
	/^(?:(?:src|blocks|data|php-stubs|demo-shop|test|tools|docs)\/.*|[\w.]+\.config)\.(?:tsx?|mjs|js|php|s?css|md)$|^README\.md$/;
/** The checker's own tests are excluded, as they refer to files that do not exist. */
const isOfChecker = (file) => file.startsWith('test/docs/');

/** Returns the files of the working tree: tracked files, and untracked files that are not ignored. */
const filesOfProject = () =>
	execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
		cwd: root,
		encoding: 'utf8',
		maxBuffer: 1e8,
	})
		.split('\0')
		.filter((file) => file !== '' && existsSync(inProject(file)));

const read = (file) => readFileSync(inProject(file), 'utf8');

const report = (problems) => assert.ok(problems.length === 0, problems.join('\n     '));

const files = filesOfProject();

const SAMPLE = new Map([
	['README.md', ''],
	['docs/rules.md', '# Rules\n\n## Price filter\n'],
	['docs/images/cart.png', null],
	['src/ui/price.tsx', null],
	['php-stubs/src/Ui/Price.php', null],
]);

const cited = (file, text) => wrongCites(file, text, SAMPLE).length;

const counterparts = (comment, content = 'export const Price = 1;') =>
	deadCounterparts('src/a.ts', `/** ${comment} */`, [...SAMPLE.keys()], () => content).length;

test('every cited heading and every linked file exists', () => {
	const texts = new Map(files.map((file) => [file, file.endsWith('.md') ? read(file) : null]));
	report(
		files
			.filter((file) => CITING.test(file) && !isOfChecker(file))
			.flatMap((file) => wrongCites(file, texts.get(file) ?? read(file), texts)),
	);
});

test('every file and class named in a comment or a document exists', () => {
	report(
		files
			.filter((file) => CITING.test(file) && !isOfChecker(file))
			.flatMap((file) => deadCounterparts(file, read(file), files, read)),
	);
});

test('a comment within a source file belongs to a declaration', () => {
	report(
		files
			.filter((file) => /^(?:src|blocks)\/.*\.tsx?$/.test(file))
			.flatMap((file) => sectionHeadings(read(file)).map((heading) => `${file}: ${heading}`)),
	);
});

test('the contents of behaviour.md name every heading', () => {
	const [rules, contents] = [read('docs/behaviour.md'), '## Contents'];
	const [, list] = rules.slice(rules.indexOf(contents)).split(/^## /m);
	const linked = new Set(Array.from(list.matchAll(/\(#([^)]+)\)/g), ([, anchor]) => anchor));
	const headings = anchorsOf(rules.replace(/^# .*/m, '').replace(contents, ''));
	report([...headings].filter((anchor) => !linked.has(anchor)));
});

test("headings have GitHub's anchors", () => {
	const markdown = [
		'# A `code` & more: [link](x.md)!',
		'## Same',
		'### Same',
		'## Ünïcode_und-so',
		'```',
		'# no heading',
		'```',
		'#no heading either',
	].join('\n');
	assert.deepEqual(
		[...anchorsOf(markdown)],
		['a-code--more-link', 'same', 'same-1', 'ünïcode_und-so'],
	);
});

test('a wrong cite in code is reported', () => {
	assert.equal(cited('src/a.ts', '// (docs/rules.md#price-filter)'), 0);
	assert.equal(cited('src/a.ts', '// (docs/rules.md)'), 0);
	assert.equal(cited('src/a.ts', '// (docs/rules.md#prices)'), 1);
	assert.equal(cited('src/a.ts', '// (docs/none.md#price-filter)'), 1);
});

test('a heading within a file is reported', () => {
	assert.deepEqual(sectionHeadings('/** File. */\n\n/** Value. */\nconst a = 1;\n'), []);
	assert.deepEqual(sectionHeadings('const a = 1;\n\n/**\n * Section\n */\n\nconst b = 2;\n'), [
		'Section',
	]);
});

test('a wrong link in a document is reported', () => {
	assert.equal(cited('README.md', '[a](docs/rules.md#price-filter) [b](docs/images/cart.png)'), 0);
	assert.equal(cited('docs/rules.md', '[a](#price-filter) [b](../src/ui) [c](https://a.b/c#d)'), 0);
	assert.equal(cited('docs/rules.md', '[a](#none)'), 1);
	assert.equal(cited('docs/rules.md', '[a](images/none.png)'), 1);
});

test('a missing counterpart is reported', () => {
	assert.equal(counterparts('The same as src/ui/price.tsx, as in Ui\\Price and Ui.'), 0);
	assert.equal(
		counterparts('As blocks/NAME/edit.tsx, src/ui/{price}.tsx, wp-config.php have it.'),
		0,
	);
	assert.equal(counterparts('The same as src/ui/none.tsx.'), 1);
	assert.equal(counterparts('The same as ui/none.tsx.'), 1);
	assert.equal(counterparts('Ui\\None says the same.'), 1);
	assert.equal(counterparts('Price in src/ui/price.tsx.'), 0);
	assert.equal(counterparts('PriceTag in src/ui/price.tsx.'), 1);
	assert.equal(counterparts('PriceTag in\n * src/ui/price.tsx.'), 1);
	assert.equal(counterparts('PriceTag in src/ui.'), 1);
	assert.equal(counterparts('PriceTag in src/ui.', 'const PriceTag = 1;'), 0);
	assert.equal(counterparts('The same as src/ui/{price,none}.tsx.'), 1);
	assert.equal(counterparts('The same as PriceTag in PHP.'), 1);
	assert.equal(counterparts('As Price::html() does.', 'function html() {'), 0);
	assert.equal(counterparts('As Price::html() does.'), 1);
	assert.equal(counterparts('As Prices::html() does.', 'function html() {'), 1);
});
