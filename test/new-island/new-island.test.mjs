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
		assert.equal(files.length, 8);
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

test('its block is registered once, in the order of the alphabet, the rest of the list stays', async () => {
	const blocks = (await written('cart-zz-example')).get('blocks/index.ts');
	assert.match(
		blocks,
		/\nimport \{ CartZzExampleEdit \} from '\.\/cart-zz-example\/edit';\nimport \{ CheckoutEdit \}/,
	);
	assert.match(
		blocks,
		/registerBlockType\('storefront-islands\/cart-zz-example', \{ edit: CartZzExampleEdit, save/,
	);
	const linesOf = (text) => text.split('\n').filter((line) => line !== '');
	const ours = linesOf(blocks).filter((line) => /zz-?example/i.test(line));
	assert.equal(ours.length, 2);
	assert.deepEqual(
		linesOf(blocks).filter((line) => !ours.includes(line)),
		linesOf(read('blocks/index.ts')),
	);
});

test('its script is registered with a budget, in the order of the alphabet, the others stay', async () => {
	const named = JSON.parse((await written('cart-zz-example')).get('data/scripts.json')).islands;
	const names = Object.keys(named);
	assert.equal(names[names.indexOf('cart-zz-example') + 1], 'checkout');
	const { islands, ...now } = JSON.parse(read('data/scripts.json'));
	assert.deepEqual(JSON.parse((await written(NAME)).get('data/scripts.json')), {
		...now,
		islands: {
			...islands,
			'zz-example': {
				about: 'zz example',
				source: 'src/islands/zz-example/mount.tsx',
				bundle: 'shared',
				schedule: 'visible',
				max: 30720,
			},
		},
	});
});

test('the size step names what has no budget', () => {
	const budgets = { pages: [{ scripts: ['a'], chunks: ['b'] }], chunks: { c: 1 } };
	const scripts = [{ name: 'a' }, { name: 'd', max: 1 }, { name: 'e' }];
	assert.deepEqual(missingBudgets(budgets, scripts, ['b', 'c', 'f']), [
		'e has no budget: give it "max" in data/scripts.json, or name it in a page of size-budgets.json.',
		'The chunk f has no budget in size-budgets.json.',
	]);
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
