import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { islands } from '.';

const root = join(__dirname, '../..');

test('every folder with a mount is an island known to boot', () => {
	const folders = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
		.filter((file) => /mount\.tsx?$/.test(file))
		.map((file) => file.replace(/[\\/]mount\.tsx?$/, ''));
	expect(islands.map(({ name }) => name).sort()).toEqual(folders.sort());
});

test('PHP prints the scripts of exactly those islands that hydrate immediately', () => {
	const php = readFileSync(join(root, 'php-stubs/src/Page/Assets/Islands.php'), 'utf8');
	const list = /EAGER = array\(([^)]*)\)/.exec(php)?.[1] ?? '';
	const eager = Array.from(list.matchAll(/'([^']+)'/g), ([, name]) => name);
	expect(eager).toEqual(
		islands.filter(({ schedule }) => schedule === 'now').map(({ name }) => name),
	);
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
