/**
 * Tests every block of the plugin in the block editor: inserted, configured, saved, reopened, and viewed by a visitor.
 */
import assert from 'node:assert/strict';
import { expectAccessible } from '../support/accessibility.mjs';
import { test } from '../support/test.mjs';
import { changeEverything } from './controls.mjs';
import { openEditor, visitAsShopper } from './open-editor.mjs';

// Some hundred changes in an editor that draws each block anew: minutes on a busy machine.
test.describe.configure({ timeout: 600_000 });

/** Reads all blocks of the editor with their attributes and their validity. */
const readAll = async (editor) => Promise.all((await editor.ids()).map((id) => editor.read(id)));

const invalidOf = (blocks) =>
	blocks.flatMap(({ name, isValid, innerBlocks }) => [
		...(isValid ? [] : [name]),
		...invalidOf(innerBlocks),
	]);

test(
	'every block is inserted with its defaults, published, and shown to a visitor',
	{ tag: '@1280' },
	async ({ page, context, shop, watchPage }) => {
		const editor = await openEditor({ page, context, shop });
		const names = await editor.ourBlocks();
		assert.ok(names.length > 15, `only ${names.length} blocks`);
		await editor.insertByHand('storefront-islands/active-filters', 'Active filters');
		assert.equal((await readAll(editor)).at(-1).name, 'storefront-islands/active-filters');
		for (const name of names) {
			const id = await editor.insert(name);
			await editor.blockOf(id).waitFor();
		}
		const { id, url } = await editor.save('Every block');
		const saved = await readAll(editor);

		await editor.openPage(id);
		const opened = await readAll(editor);
		assert.deepEqual(invalidOf(opened), []);
		assert.deepEqual(opened, saved);
		assert.equal(await editor.canvas.locator('.block-editor-warning').count(), 0);

		editor.expectNoWarnings();

		const { visit } = await visitAsShopper({ page, context, shop, watchPage }, url);
		await expectAccessible(visit);
	},
);

test(
	'cart and checkout are wide where somebody inserts them; stored blocks stay as they are',
	{ tag: ['@1280', '@full'] },
	async ({ page, context, shop }) => {
		const editor = await openEditor({ page, context, shop });
		for (const title of ['Cart', 'Checkout']) {
			const name = `storefront-islands/${title.toLowerCase()}`;
			await editor.insertByHand(`${name}/wide`, `${title} (Storefront)`);
			const inserted = (await readAll(editor)).at(-1);
			assert.deepEqual([inserted.name, inserted.attributes.align], [name, 'wide']);
			const stored = await page.evaluate(
				(block) => window.wp.blocks.parse(`<!-- wp:${block} /-->`)[0].attributes.align ?? null,
				name,
			);
			assert.equal(stored, null);
		}
	},
);

/** Parts of the next test: operating a control takes the longer, the more blocks the editor holds. */
const PARTS = [0, 1, 2, 3];

for (const part of PARTS) {
	test(
		`every control changes its block; the saved change does not break the page (part ${part + 1})`,
		{ tag: ['@1280', '@full'] },
		async ({ page, context, shop, watchPage }) => {
			const editor = await openEditor({ page, context, shop });
			const idle = [];
			const names = (await editor.ourBlocks()).filter((_, index) => index % PARTS.length === part);
			assert.ok(names.length > 3, `only ${names.length} blocks`);
			for (const name of names) {
				const id = await editor.insert(name);
				await editor.select(id);
				const without = await changeEverything(page, editor, id);
				idle.push(...without.map((key) => `${name}: ${key}`));
			}
			assert.deepEqual(idle, [], 'controls that change nothing');
			const { id, url } = await editor.save(`Every control, part ${part + 1}`);
			const saved = await readAll(editor);

			await editor.openPage(id);
			const opened = await readAll(editor);
			assert.deepEqual(invalidOf(opened), []);
			assert.deepEqual(opened, saved);

			editor.expectNoWarnings();

			// Leaves the editor, because its periodic requests would be refused without the cookies.
			await page.goto('about:blank');
			await context.clearCookies();
			const visit = await context.newPage();
			watchPage(visit);
			const response = await visit.goto(url);
			assert.equal(response.status(), 200);
			assert.doesNotMatch(
				await response.text(),
				/<b>(?:Warning|Notice|Deprecated|Fatal error)<\/b>/,
			);
		},
	);
}
