/** Tests the table of the classic screens' hooks against the classes that it names. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inProject } from '../../tools/paths.mjs';
import { readHookTable } from '../woocommerce/classic-hooks.mjs';

const { by, woocommerce, not } = readHookTable();

test('each hook of the classic screens is in the class that it is said to be in', () => {
	for (const [name, hooks] of Object.entries(by)) {
		const code = readFileSync(inProject(`php-stubs/src/${name}.php`), 'utf8');
		const missing = hooks.filter((hook) => !code.includes(`'${hook}'`));
		assert.deepEqual(missing, [], name);
	}
});

test('each has one answer', () => {
	const all = [...Object.values(by).flat(), ...woocommerce, ...Object.keys(not)];
	assert.deepEqual(
		all.filter((hook, index) => all.indexOf(hook) !== index),
		[],
	);
});
