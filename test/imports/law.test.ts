/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { importsOf } from './imports-of';
import { LAYERS } from './layers';
import { breachOf } from './law';

const root = resolve(__dirname, '../..');

/** Tests may reach for builders and fakes; they are never shipped. */
const isShipped = (path: string): boolean =>
	/\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)testing\//.test(path);

const sourcesOf = (folder: string): string[] =>
	readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
		.filter(isShipped);

describe('the import law', () => {
	it.each(LAYERS)('holds in $folder', ({ folder }) => {
		const breaches = sourcesOf(folder).flatMap((file) =>
			importsOf(file, readFileSync(join(root, file), 'utf8'))
				.map((found) => breachOf(file, found))
				.filter((breach) => breach !== null),
		);
		expect(breaches).toEqual([]);
	});

	it.each(LAYERS)('is what docs/architecture.md says of $folder', ({ folder, documented }) => {
		const rows = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
			.split('\n')
			.map((line) => line.split('|').map((cell) => cell.trim()));
		expect(rows.find((cells) => cells.at(1) === `\`${folder}\``)?.at(3)).toBe(documented);
	});
});

describe('judging an import', () => {
	const value = (specifier: string) => ({ specifier, typeOnly: false });
	const type = (specifier: string) => ({ specifier, typeOnly: true });

	it('lets a layer import itself and what lies below', () => {
		expect(breachOf('src/stores/cart/index.ts', value('./reducer'))).toBeNull();
		expect(breachOf('src/stores/cart/index.ts', value('../../domain/money'))).toBeNull();
	});

	it('refuses what lies above', () => {
		expect(breachOf('src/domain/money.ts', value('../api/port'))).not.toBeNull();
		expect(breachOf('src/ui/price.tsx', value('../stores/cart'))).not.toBeNull();
		expect(breachOf('src/stores/cart/index.ts', value('../../islands/cart/view'))).not.toBeNull();
	});

	it('lets islands have the types of the API, not its code', () => {
		expect(breachOf('src/islands/cart/model.ts', type('../../api/port'))).toBeNull();
		expect(breachOf('src/islands/cart/model.ts', value('../../api/port'))).not.toBeNull();
	});

	it("lets boot see islands' definitions, not their views", () => {
		expect(breachOf('src/boot/index.ts', value('../islands'))).toBeNull();
		expect(breachOf('src/boot/index.ts', value('../islands/cart'))).toBeNull();
		expect(breachOf('src/boot/index.ts', type('../islands/contract'))).toBeNull();
		expect(breachOf('src/boot/index.ts', value('../islands/cart/view'))).not.toBeNull();
	});

	it('keeps React and WordPress out of the domain and of boot', () => {
		expect(breachOf('src/domain/money.ts', value('react'))).not.toBeNull();
		expect(breachOf('src/boot/index.ts', value('@wordpress/element'))).not.toBeNull();
		expect(breachOf('src/domain/money.ts', type('react'))).not.toBeNull();
		expect(breachOf('src/ui/price.tsx', value('@wordpress/element'))).toBeNull();
		expect(breachOf('src/ui/price.tsx', type('react'))).toBeNull();
		expect(breachOf('src/ui/price.tsx', value('react'))).not.toBeNull();
	});
});

describe('reading imports', () => {
	it('finds imports, re-exports and import(), and tells types from code', () => {
		const text = `
			import a from './a';
			import type { B } from './b';
			import { type C } from './c';
			import { type D, d } from './d';
			export { e } from './e';
			export type { F } from './f';
			const g = () => import('./g');
		`;
		expect(importsOf('x.ts', text)).toEqual([
			{ specifier: './a', typeOnly: false },
			{ specifier: './b', typeOnly: true },
			{ specifier: './c', typeOnly: true },
			{ specifier: './d', typeOnly: false },
			{ specifier: './e', typeOnly: false },
			{ specifier: './f', typeOnly: true },
			{ specifier: './g', typeOnly: false },
		]);
	});
});
