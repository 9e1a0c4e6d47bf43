#!/usr/bin/env node
/**
 * Tests the installable zip: it contains everything that the plugin needs, nothing else, and is reproducible byte by
 * byte.
 */
import assert from 'node:assert/strict';
import { relative } from 'node:path';
import { test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { ensureBuild } from '../../tools/build.mjs';
import { filesBelow } from '../../tools/files.mjs';
import { LANGUAGES } from '../../tools/i18n/languages.mjs';
import { inProject } from '../../tools/paths.mjs';
import { pluginZip } from '../../tools/zip/plugin-zip.mjs';

const FOLDER = 'storefront-islands/';
const FOR_DEVELOPERS =
	/\.(map|tsx?|scss|mjs|pot?)$|(^|\/)(node_modules|vendor|tests?)\/|README\.md$/;
const EXITS = /^(defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;)$/m;
/** Matches a PHP file that only returns data: requesting it in a browser prints nothing. */
const RETURNS_DATA = /^<\?php\s*return\s*(\[|array\()/;
const LONGEST_SHORT_DESCRIPTION = 150;
const MOST_TAGS = 5;

await ensureBuild(console.log);
const zip = pluginZip();
const files = new Map(
	Object.entries(unzipSync(zip.bytes)).map(([path, content]) => [path, strFromU8(content)]),
);
const textOf = (path) => {
	const text = files.get(FOLDER + path);
	assert.notEqual(text, undefined, `${path} is missing`);
	return text;
};
const pathsLike = (pattern) => [...files.keys()].filter((path) => pattern.test(path));

/** Reads a field of the plugin's header or of the header of readme.txt. */
const field = (text, name) =>
	new RegExp(`^(?: \\* )?${name}:\\s+(.+)$`, 'm').exec(text)?.[1] ?? null;

test('all files are in one folder, named as the plugin', async () => {
	assert.deepEqual(pathsLike(/^(?!storefront-islands\/)/), []);
	assert.match(zip.file, /storefront-islands-\d+\.\d+\.\d+\.zip$/);
});

test('development files are not included', async () => {
	assert.deepEqual(pathsLike(FOR_DEVELOPERS), []);
	const asking = pathsLike(/\.(js|css)$/).filter((path) =>
		files.get(path).includes('sourceMappingURL='),
	);
	assert.deepEqual(asking, []);
});

test('the demo shop is not included, and nothing refers to it', async () => {
	assert.deepEqual(pathsLike(/demo-?shop/i), []);
	const referring = pathsLike(/\.php$/).filter((path) =>
		/StorefrontIslands\\+DemoShop|DEMO_SHOP/.test(files.get(path)),
	);
	assert.deepEqual(referring, []);
});

test('the same sources produce the same bytes', async () => {
	assert.deepEqual(pluginZip().bytes, zip.bytes);
});

test('every PHP file refuses direct access', async () => {
	const open = pathsLike(/\.php$/).filter(
		(path) => !EXITS.test(files.get(path)) && !RETURNS_DATA.test(files.get(path)),
	);
	assert.deepEqual(open, []);
});

test('every block has its editor script and is rendered, by itself or by its parent block', async () => {
	const blocks = pathsLike(/\/blocks\/[^/]+\/block\.json$/);
	assert.ok(blocks.length > 10, `${blocks.length} blocks`);
	for (const path of blocks) {
		const { parent } = JSON.parse(files.get(path));
		assert.ok(files.has(path.replace('block.json', 'render.php')) || parent?.length > 0, path);
	}
	textOf('build/editor.js');
	textOf('build/boot.js');
});

test('every style sheet of a block is built, beside its block.json or with its island', async () => {
	const blocks = inProject('blocks');
	const sheets = filesBelow(blocks).map((file) => relative(blocks, file));
	for (const sheet of sheets.filter((path) =>
		/^(?!shared)[^/]+\/(style|editor)\.scss$/.test(path),
	)) {
		const [block] = sheet.split('/');
		const { style = [], editorStyle = [] } = JSON.parse(textOf(`blocks/${block}/block.json`));
		const built = sheet.slice(block.length + 1).replace('.scss', '.css');
		const isNamed = [style, editorStyle].flat().includes(`file:./${built}`);
		assert.match(textOf(isNamed ? `blocks/${block}/${built}` : `build/${block}.css`), /\{.+\}/);
	}
});

test('every style sheet that a block.json names as a file is there', async () => {
	for (const path of pathsLike(/\/blocks\/[^/]+\/block\.json$/)) {
		const { style = [], editorStyle = [] } = JSON.parse(files.get(path));
		for (const file of [style, editorStyle].flat().filter((name) => name.startsWith('file:./'))) {
			assert.ok(files.has(path.replace('block.json', file.replace('file:./', ''))), path);
		}
	}
});

test('each language is included for PHP and for scripts', async () => {
	for (const { locale } of LANGUAGES) {
		textOf(`languages/storefront-islands-${locale}.l10n.php`);
		textOf(`languages/storefront-islands-${locale}.mo`);
		textOf(`languages/storefront-islands-${locale}.js`);
	}
});

test("readme.txt matches the plugin header, in WordPress.org's format", async () => {
	const readme = textOf('readme.txt');
	const header = textOf('storefront-islands.php');
	assert.equal(/^=== (.+) ===$/m.exec(readme)?.[1], field(header, 'Plugin Name'));
	for (const name of ['Requires at least', 'Requires PHP', 'License']) {
		assert.equal(field(readme, name), field(header, name), name);
	}
	const short = readme.split('\n\n')[1];
	assert.ok(short.length <= LONGEST_SHORT_DESCRIPTION, `${short.length} characters`);
	assert.ok(field(readme, 'Tags').split(',').length <= MOST_TAGS);
	assert.match(readme, new RegExp(`^= ${field(readme, 'Stable tag')} =$`, 'm'));
	assert.match(textOf('LICENSE'), /GNU GENERAL PUBLIC LICENSE/i);
});

test('the plugin header matches the requirements checked at start', async () => {
	const header = textOf('storefront-islands.php');
	const rules = textOf('src/Admin/Lifecycle/Requirements.php');
	for (const [name, constant] of [
		['Requires at least', 'WORDPRESS'],
		['Requires PHP', 'PHP'],
		['WC requires at least', 'WOOCOMMERCE'],
	]) {
		assert.match(rules, new RegExp(`const ${constant}\\s+= '${field(header, name)}';`), name);
	}
});

test("uninstall.php deletes the plugin's data", async () => {
	assert.match(textOf('uninstall.php'), /WP_UNINSTALL_PLUGIN/);
});
