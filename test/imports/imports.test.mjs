/**
 * Tests that the sources follow the import rules, that the rules are documented, and that they reject forbidden
 * imports.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { cruise } from 'dependency-cruiser';
import { inProject, root } from '../../tools/paths.mjs';
import { LAYERS } from './layers.mjs';
import config from './rules.mjs';

/** Returns the violations below a folder: the name of the rule and the import. */
const violationsIn = async (baseDir, folders) => {
	const { forbidden, options } = config;
	const { enhancedResolveOptions, ...cruiseOptions } = options;
	const { output } = await cruise(
		folders,
		{ ...cruiseOptions, baseDir, ruleSet: { forbidden }, validate: true },
		enhancedResolveOptions,
	);
	return output.summary.violations.map(({ rule, from, to }) => ({
		rule: rule.name,
		breach: `${from} imports ${to}`,
	}));
};

const breachesOf = (violations, ...rules) =>
	violations.filter(({ rule }) => rules.includes(rule)).map(({ breach }) => breach);

const violations = await violationsIn(root, ['src', 'blocks']);

describe('the import rules', () => {
	for (const { folder } of LAYERS) {
		it(`hold in ${folder}`, () => {
			assert.deepEqual(breachesOf(violations, folder, `types in ${folder}`), []);
		});
	}

	for (const name of [
		'no cycles',
		'no cycles between folders',
		'no test code',
		'no unresolved imports',
	]) {
		it(`hold: ${name}`, () => {
			assert.deepEqual(breachesOf(violations, name), []);
		});
	}

	const rows = readFileSync(inProject('docs/architecture.md'), 'utf8')
		.split('\n')
		.map((line) => line.split('|').map((cell) => cell.trim()));

	for (const { folder, documented } of LAYERS) {
		it(`match docs/architecture.md for ${folder}`, () => {
			assert.equal(rows.find((cells) => cells[1] === `\`${folder}\``)?.[3], documented);
		});
	}
});

/** Files of a temporary project; the importing files are named after the expected result. */
const SOURCES = {
	'node_modules/react/index.js': '',
	'node_modules/@wordpress/element/index.js': '',
	'src/domain/money.ts': 'export type Money = number; export const zero = 0;',
	'src/api/port.ts': 'export type Port = 1; export const port = 1;',
	'src/stores/cart/reducer.ts': 'export const reduce = 1;',
	'src/islands/index.ts': 'export const all = 1; export type Definition = 1;',
	'src/islands/cart/view.tsx': 'export const view = 1;',
	'blocks/cart/style.scss': '',
	'blocks/cart/edit.ts': `import '../../src/islands/cart/allowed-style';`,
	'src/ui/testing/props.ts': 'export const props = 1;',
	'src/stores/allowed.ts': `import './cart/reducer'; import '../domain/money';`,
	'src/islands/cart/allowed-style.ts': `import '../../../blocks/cart/style.scss';`,
	'src/islands/cart/allowed.ts': `import type { Port } from '../../api/port';`,
	'src/islands/cart/allowed-inline.ts': `import { type Port } from '../../api/port'; export type A = Port;`,
	'src/islands/cart/allowed-export.ts': `export type { Port } from '../../api/port';`,
	'src/boot/allowed.ts': `import '../islands'; import type { Definition } from '../islands';`,
	'src/ui/allowed-packages.ts': `import '@wordpress/element'; import type { A } from 'react';`,
	'src/domain/upwards.ts': `import '../api/port';`,
	'src/domain/type-upwards.ts': `import type { Port } from '../api/port';`,
	'src/domain/type-of-import.ts': `export type A = import('../api/port').Port;`,
	'src/domain/react.ts': `import 'react';`,
	'src/domain/type-of-react.ts': `import type { A } from 'react';`,
	'src/ui/store.tsx': `import '../stores/cart/reducer';`,
	'src/ui/react.tsx': `import 'react';`,
	'src/ui/testing.ts': `import './testing/props';`,
	'src/ui/missing.ts': `import './missing-file';`,
	'src/ui/a.ts': `import { b } from './b'; export const a = b;`,
	'src/ui/b.ts': `import { type A } from './c'; export const b = 1;`,
	'src/ui/c.ts': `import { a } from './a'; export type A = typeof a;`,
	'src/stores/cart/view.ts': `import '../../islands/cart/view';`,
	'src/islands/cart/value.ts': `import { port, type Port } from '../../api/port';`,
	'src/islands/cart/later.ts': `export const load = () => import('../../api/port');`,
	'src/stores/page/up.ts': `import '../cart/reducer';`,
	'src/stores/cart/down.ts': `import '../page/up';`,
	'src/boot/view.ts': `import '../islands/cart/view';`,
	'src/boot/element.ts': `import '@wordpress/element';`,
};
const folder = mkdtempSync(join(tmpdir(), 'storefront-islands-imports-'));
after(() => rmSync(folder, { recursive: true, force: true }));
for (const [path, text] of Object.entries(SOURCES)) {
	mkdirSync(join(folder, dirname(path)), { recursive: true });
	writeFileSync(join(folder, path), text);
}
const sampleViolations = await violationsIn(folder, ['src', 'blocks']);
const isRefused = (path, rule) =>
	sampleViolations.some((one) => one.rule === rule && one.breach.startsWith(`${path} `));

describe('checking an import', () => {
	it('refuses two folders that import each other', () => {
		assert.ok(isRefused('src/stores/cart', 'no cycles between folders'));
	});

	it("allows a layer to import itself and lower layers, islands the types of the API and their blocks' styles, boot the definitions of islands", () => {
		assert.deepEqual(
			sampleViolations.filter(({ breach }) => breach.includes('/allowed')),
			[],
		);
	});

	it('sees no cycle where an island imports the style sheet of the block that imports its view', () => {
		assert.ok(!isRefused('blocks/cart', 'no cycles between folders'));
	});

	for (const [path, rule] of [
		['src/domain/upwards.ts', 'src/domain'],
		['src/domain/type-upwards.ts', 'types in src/domain'],
		['src/domain/type-of-import.ts', 'types in src/domain'],
		['src/domain/react.ts', 'src/domain'],
		['src/domain/type-of-react.ts', 'types in src/domain'],
		['src/ui/store.tsx', 'src/ui'],
		['src/ui/react.tsx', 'src/ui'],
		['src/ui/testing.ts', 'no test code'],
		['src/ui/missing.ts', 'no unresolved imports'],
		['src/ui/a.ts', 'no cycles'],
		['src/stores/cart/view.ts', 'src/stores'],
		['src/islands/cart/value.ts', 'src/islands'],
		['src/islands/cart/later.ts', 'src/islands'],
		['src/boot/view.ts', 'src/boot'],
		['src/boot/element.ts', 'src/boot'],
	]) {
		it(`refuses ${path}: ${SOURCES[path]}`, () => {
			assert.ok(isRefused(path, rule), JSON.stringify(sampleViolations, null, '\t'));
		});
	}
});
