/**
 * Tests that the built scripts stay the same programs when a plugin that optimizes the site minifies them again. JSMin
 * (Autoptimize, W3 Total Cache) breaks the same expressions, and templates in templates besides.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { parse } from 'acorn';
import { inProject } from '../../tools/paths.mjs';

const MAX_OUTPUT = 64 * 1024 * 1024;
/** Scripts that no page of the shop contains in its HTML: the editor's, and chunks, which have a hash in their name. */
const NEVER_MINIFIED = /^editor\.js$|\.[0-9a-f]{8}\.js$/;

const run = promisify(execFile);
const build = inProject('build');

/** Returns the syntax tree of a script, without positions and spellings, as text. */
const treeOf = (code) =>
	JSON.stringify(parse(code, { ecmaVersion: 'latest' }), (key, value) => {
		if (['start', 'end', 'raw'].includes(key)) {
			return undefined;
		}
		return value instanceof RegExp || typeof value === 'bigint' ? String(value) : value;
	});

/** Returns the templates that are inside the expression of another one. */
const templatesInTemplates = (node, isInside = false) => {
	if (typeof node !== 'object' || node === null) {
		return [];
	}
	const isTemplate = node.type === 'TemplateLiteral';
	return [
		...(isTemplate && isInside ? [node] : []),
		...Object.values(node).flatMap((child) => templatesInTemplates(child, isInside || isTemplate)),
	];
};

const scripts = (await readdir(build))
	.filter((name) => name.endsWith('.js') && !NEVER_MINIFIED.test(name))
	.map((name) => join(build, name));

test('scripts that are minified again are the same programs', async () => {
	assert.ok(scripts.length > 20, 'the scripts are built');
	const { stdout } = await run('php', [inProject('test/minifiers/minify.php'), ...scripts], {
		maxBuffer: MAX_OUTPUT,
	});
	const minified = JSON.parse(stdout);
	for (const script of scripts) {
		const original = treeOf(await readFile(script, 'utf8'));
		assert.ok(treeOf(minified[script]) === original, `${script} is another program`);
	}
});

test('no template with spaces is inside another one', async () => {
	for (const script of scripts) {
		const tree = parse(await readFile(script, 'utf8'), { ecmaVersion: 'latest' });
		const texts = templatesInTemplates(tree).flatMap(({ quasis }) =>
			quasis.map(({ value }) => value.cooked),
		);
		assert.deepEqual(
			texts.filter((text) => /\s/.test(text)),
			[],
			script,
		);
	}
});
