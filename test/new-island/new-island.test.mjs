#!/usr/bin/env node
/** Tests `npm run new-island` on files in memory: what it writes is formatted, has the right types and is registered. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { check, resolveConfig } from 'prettier';
import ts from 'typescript';
import { namesOf } from '../../tools/new-island/names.mjs';
import { registrationsOf } from '../../tools/new-island/registrations.mjs';
import { skeletonOf } from '../../tools/new-island/skeleton.mjs';
import { inProject, root } from '../../tools/paths.mjs';
import { missingBudgets } from '../../tools/size/missing.mjs';

/** Name that no island of the project has. */
const NAME = 'zz-example';

const read = (path) => readFileSync(inProject(path), 'utf8');

const written = async (name) =>
	new Map([...(await skeletonOf(namesOf(name))), ...(await registrationsOf(namesOf(name), read))]);

/** Returns the errors of TypeScript in these files, with the rest of the project around them. */
const typeErrors = (files) => {
	const config = ts.readConfigFile(inProject('tsconfig.json'), ts.sys.readFile);
	const { options, fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
	const inMemory = new Map([...files].map(([path, content]) => [inProject(path), content]));
	const host = ts.createCompilerHost(options);
	const { fileExists, getSourceFile } = host;
	host.fileExists = (path) => inMemory.has(path) || fileExists(path);
	host.directoryExists = undefined;
	host.getSourceFile = (path, target, ...more) =>
		inMemory.has(path)
			? ts.createSourceFile(path, inMemory.get(path), target, true)
			: getSourceFile(path, target, ...more);
	const ours = [...inMemory.keys()].filter((path) => /\.tsx?$/.test(path));
	const ambient = fileNames.filter((path) => path.endsWith('.d.ts') || path.endsWith('setup.ts'));
	const program = ts.createProgram([...ambient, ...ours], options, host);
	return ours.flatMap((path) => {
		const source = program.getSourceFile(path);
		return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
	});
};

test('what it writes is formatted, whatever the length of the name', async () => {
	for (const name of ['zz', NAME, 'zz-recently-viewed-products-of-the-shop']) {
		const files = [...(await written(name))].filter(([path]) => !path.endsWith('.php'));
		assert.equal(files.length, 9);
		for (const [path, content] of files) {
			const filepath = inProject(path);
			const options = { ...(await resolveConfig(filepath)), filepath };
			assert.ok(await check(content, options), `${path} is not formatted`);
		}
	}
});

test('TypeScript finds nothing wrong in it', async () => {
	const errors = typeErrors(await written(NAME));
	assert.deepEqual(
		errors.map(({ file, messageText }) => [file?.fileName, messageText]),
		[],
	);
});

test('the island and its block are registered once, the rest of the lists stays', async () => {
	const files = await written(NAME);
	const islands = files.get('src/islands/index.ts');
	assert.equal(islands.match(/name: 'zz-example', schedule: 'visible'/g).length, 1);
	assert.match(islands, /= \[\n[^\]]*\n\tzzExample,\n\];/);
	const blocks = files.get('blocks/index.ts');
	assert.equal(
		blocks.match(/^import \{ ZzExampleEdit \} from '\.\/zz-example\/edit';$/gm).length,
		1,
	);
	assert.equal(
		blocks.match(
			/registerBlockType\('storefront-islands\/zz-example', \{ edit: ZzExampleEdit, save/g,
		).length,
		1,
	);
	for (const [path, added] of [
		['src/islands/index.ts', 3],
		['blocks/index.ts', 2],
	]) {
		const lines = files.get(path).split('\n');
		const remaining = read(path).split('\n');
		assert.equal(lines.length, remaining.length + added);
		assert.deepEqual(
			lines.filter((line) => !/zz-?example/i.test(line)).filter((line) => line !== ''),
			remaining.filter((line) => line !== ''),
		);
	}
});

test('a name in the middle of the alphabet gets its place there', async () => {
	const files = await written('cart-zz-example');
	assert.match(files.get('src/islands/index.ts'), /\tcartZzExample,\n\tcheckout,\n/);
	assert.match(
		files.get('blocks/index.ts'),
		/\nimport \{ CartZzExampleEdit \} from '\.\/cart-zz-example\/edit';\nimport \{ CheckoutEdit \}/,
	);
});

test('it has budgets, and no other budget changes', async () => {
	const now = JSON.parse(read('size-budgets.json'));
	const then = JSON.parse((await written(NAME)).get('size-budgets.json'));
	assert.deepEqual(then, {
		...now,
		own: [...now.own, { name: 'zz example', entries: ['shared', 'zz-example'], max: 30720 }],
		wordpress: { ...now.wordpress, 'zz-example': 122880 },
	});
});

test('the size step names the budgets that a new island lacks, and none for this one', async () => {
	const built = {
		own: [{ island: 'zz-example', entries: ['shared', 'zz-example'], bytes: 28500 }],
		later: {},
		wordpress: { 'zz-example': 116935 },
	};
	const own = '{"name":"zz example","entries":["shared","zz-example"],"max":29696}';
	assert.deepEqual(missingBudgets(JSON.parse(read('size-budgets.json')), built), [
		`own: zz-example: 28500 bytes without a budget. Add to "own" in size-budgets.json: ${own}`,
		`WordPress's, for zz-example: 116935 bytes without a budget. Add to "wordpress" in size-budgets.json: "zz-example": 121856`,
	]);
	const then = JSON.parse((await written(NAME)).get('size-budgets.json'));
	assert.deepEqual(missingBudgets(then, built), []);
});

test('the class of the element is the same in PHP and in React', async () => {
	const files = await written(NAME);
	assert.match(
		files.get('blocks/zz-example/render.php'),
		/<p class="storefront-zz-example">%s<\/p>/,
	);
	assert.match(
		files.get('src/islands/zz-example/view.tsx'),
		/<p className="storefront-zz-example">/,
	);
});

test('names are small letters and hyphens', () => {
	for (const name of ['', 'WishList', 'wish_list', '../cart', 'wish-', '-wish', '2nd']) {
		assert.throws(() => namesOf(name), /is not a name of an island/);
	}
	assert.equal(existsSync(inProject('src/islands/zz-example')), false);
});
