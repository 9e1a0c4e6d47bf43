import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import register from '../../data/scripts.json';

const root = join(__dirname, '../..');
const { islands, scripts, bundles } = register;
const all = { ...islands, ...scripts };

test('every folder with a mount is an island of the register', () => {
	const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
		.filter((file) => /mount\.tsx?$/.test(file))
		.map((file) => `src/islands/${file.replaceAll('\\', '/')}`);
	expect(Object.values(islands).map(({ source }) => source)).toEqual(
		expect.arrayContaining(sources),
	);
});

test('sources and scripts that the register names exist', () => {
	const sources = Object.values(all).map(({ source }) => source);
	expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
	const names = [...Object.values(all), ...Object.values(bundles)].flatMap((script) => [
		...('with' in script ? (script.with ?? []) : []),
		...(script.later ?? []),
	]);
	expect(names.filter((name) => !(name in all))).toEqual([]);
	expect(Object.keys(all)).toHaveLength(Object.keys(islands).length + Object.keys(scripts).length);
});

test('the editor registers exactly the blocks that have a folder with a block.json', () => {
	const blocks = join(root, 'blocks');
	const folders = readdirSync(blocks).filter((name) =>
		existsSync(join(blocks, name, 'block.json')),
	);
	const script = readFileSync(join(blocks, 'index.ts'), 'utf8');
	const registered = Array.from(
		script.matchAll(/registerBlockType\('storefront-islands\/([^']+)'/g),
		([, name]) => name,
	);
	expect(registered.sort()).toEqual(folders.sort());
});
