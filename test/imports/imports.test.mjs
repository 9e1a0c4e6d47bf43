/**
 * Tests that the sources follow the import rules, that the rules are documented, and that they reject forbidden
 * imports.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { cruise } from 'dependency-cruiser';
import { inProject, root } from '../../tools/paths.mjs';
import { LAYERS } from './layers.mjs';
import config from './rules.mjs';

/** Returns the violations below a folder: "RULE: FILE imports FILE". */
const violationsIn = async (baseDir) => {
	const { forbidden, options } = config;
	const { enhancedResolveOptions, ...cruiseOptions } = options;
	const { output } = await cruise(
		['src', 'blocks'],
		{ ...cruiseOptions, baseDir, ruleSet: { forbidden }, validate: true },
		enhancedResolveOptions,
	);
	return output.summary.violations.map(
		({ rule, from, to }) => `${rule.name}: ${from} imports ${to}`,
	);
};

const violations = await violationsIn(root);

for (const { name } of config.forbidden.filter((rule) => !rule.name.startsWith('types in '))) {
	test(`the import rules hold: ${name}`, () => {
		const broken = [`${name}: `, `types in ${name}: `];
		assert.deepEqual(
			violations.filter((violation) => broken.some((start) => violation.startsWith(start))),
			[],
		);
	});
}

const rows = readFileSync(inProject('docs/architecture.md'), 'utf8')
	.split('\n')
	.map((line) => line.split('|').map((cell) => cell.trim()));

for (const [folder, { mayImport }] of Object.entries(LAYERS)) {
	test(`the import rules match docs/architecture.md for ${folder}`, () => {
		const documented = rows.find((cells) => cells[1] === `\`${folder}\``)?.[3];
		assert.equal(documented, mayImport.join(', ') || 'nothing');
	});
}

/** Files of a temporary project that break nothing. */
const ALLOWED = {
	'node_modules/react/index.js': '',
	'node_modules/@wordpress/element/index.js': '',
	'src/domain/money.ts': 'export type Money = number; export const zero = 0;',
	'src/api/port.ts': 'export type Port = 1; export const port = 1;',
	'src/islands/index.ts': 'export const all = 1;',
	'src/islands/cart/view.tsx': 'export const view = 1;',
	'src/ui/testing/props.ts': 'export const props = 1;',
	'src/stores/cart/reducer.ts': `import '../../domain/money'; export const reduce = 1;`,
	'src/islands/cart/types.ts': `export type { Port } from '../../api/port';`,
	'src/boot/all.ts': `import '../islands';`,
	'src/ui/packages.ts': `import '@wordpress/element'; import type { A } from 'react';`,
	// A cycle is told at its first file.
	'src/ui/b.ts': `import { type A } from './c'; export const b = 1;`,
	'src/ui/c.ts': `import { a } from './a'; export type A = typeof a;`,
	// No cycle: the style sheet of a block imports no script.
	'blocks/cart/style.scss': '',
	'blocks/cart/edit.ts': `import '../../src/islands/cart/style';`,
	'src/islands/cart/style.ts': `import '../../../blocks/cart/style.scss';`,
};
/** Files that break a rule, by its name. */
const REFUSED = [
	['src/domain', 'src/domain/upwards.ts', `import '../api/port';`],
	['types in src/domain', 'src/domain/type.ts', `import type { Port } from '../api/port';`],
	['src/ui', 'src/ui/react.tsx', `import 'react';`],
	['types in src/domain', 'src/domain/react.ts', `import type { A } from 'react';`],
	['src/islands', 'src/islands/cart/value.ts', `import { port } from '../../api/port';`],
	['src/boot', 'src/boot/view.ts', `import '../islands/cart/view';`],
	['src/boot', 'src/boot/element.ts', `import '@wordpress/element';`],
	['no test code', 'src/ui/test-code.ts', `import './testing/props';`],
	['no unresolved imports', 'src/ui/missing.ts', `import './missing-file';`],
	['no cycles', 'src/ui/a.ts', `import { b } from './b'; export const a = b;`],
	['no cycles between folders', 'src/stores/page/up.ts', `import '../cart/reducer';`],
	['no cycles between folders', 'src/stores/cart/down.ts', `import '../page/up';`],
];

const folder = mkdtempSync(join(tmpdir(), 'storefront-islands-imports-'));
after(() => rmSync(folder, { recursive: true, force: true }));
for (const [path, text] of [
	...Object.entries(ALLOWED),
	...REFUSED.map(([, path, text]) => [path, text]),
]) {
	mkdirSync(join(folder, dirname(path)), { recursive: true });
	writeFileSync(join(folder, path), text);
}
const found = await violationsIn(folder);

for (const [rule, path, text] of REFUSED) {
	test(`${rule} refuses ${path}: ${text}`, () => {
		const breaker = rule.endsWith('folders') ? dirname(path) : path;
		assert.ok(
			found.some((violation) => violation.startsWith(`${rule}: ${breaker} `)),
			found.join('\n'),
		);
	});
}

test('nothing else is refused', () => {
	const refused = REFUSED.flatMap(([, path]) => [path, dirname(path)]);
	assert.deepEqual(
		found.filter((violation) => !refused.some((path) => violation.includes(`: ${path} `))),
		[],
	);
});
