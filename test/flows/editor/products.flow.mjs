/** Tests that an editor chooses products by name or SKU, and that visitors see them, in their order and parts. */
import assert from 'node:assert/strict';
import { eventually, expectText } from '../screens/wait.mjs';
import { test } from '../support/test.mjs';
import { openEditor } from './open-editor.mjs';

const GRID = 'storefront-islands/product-grid';
const FORM = 'storefront-islands/add-to-cart';

/** Searches in a combobox of the settings and chooses the product with a text in its name or SKU. */
const pick = async (editor, label, text) => {
	const box = editor.inspector.getByRole('combobox', { name: label, exact: true });
	await box.click();
	await box.fill(text);
	await editor.inspector
		.locator('[role="listbox"] [role="option"]')
		.filter({ hasText: text })
		.click();
};

const chosen = (editor) =>
	editor.inspector.getByRole('list', { name: 'Chosen products' }).locator('li > span');

const namesOf = (place) => place.locator('.storefront-product-card__name').allInnerTexts();

test(
	'products picked by name and SKU are shown in their order, with the chosen parts',
	{ tag: '@1280' },
	async ({ page, context, shop }) => {
		const editor = await openEditor({ page, context, shop });
		const grid = await editor.insert(GRID, { collection: 'hand-picked' });
		await editor.select(grid);
		await pick(editor, 'Add a product', 'Café');
		await pick(editor, 'Add a product', 'P-005');
		await pick(editor, 'Add a product', 'Bauhaus Poster');
		await eventually('chosen', () => chosen(editor).count(), 3);
		await editor.inspector.getByRole('button', { name: /^Move Bauhaus Poster.* up$/ }).click();
		await editor.inspector.getByRole('checkbox', { name: 'Add to cart button' }).uncheck();
		await editor.inspector.getByRole('checkbox', { name: 'Picture', exact: true }).uncheck();
		const labels = await chosen(editor).allInnerTexts();

		const form = await editor.insert(FORM);
		await editor.select(form);
		const shownForm = editor.blockOf(form);
		await shownForm.getByText('Choose a product').first().waitFor();
		await pick(editor, 'Product', 'Bauhaus Poster');
		await expectText(shownForm.locator('.storefront-product__name'), 'Bauhaus Poster');
		await eventually(
			'picture',
			() => shownForm.locator('img').evaluate(({ src }) => /placeholder/.test(src)),
			false,
		);
		const box = editor.inspector.getByRole('combobox', { name: 'Product', exact: true });
		await eventually('named', () => box.inputValue(), 'Bauhaus Poster (P-029)');

		const { id, url } = await editor.save('Chosen products');
		editor.expectNoWarnings();
		const { attributes } = await editor.read(grid);
		assert.equal(attributes.products.length, 3);

		await editor.openPage(id);
		const [reopened] = await editor.ids();
		await editor.select(reopened);
		await eventually('named again', () => chosen(editor).allInnerTexts(), labels);

		await page.goto(url);
		const shown = page.locator('.storefront-product-grid');
		const names = await namesOf(shown);
		assert.deepEqual(
			names,
			labels.map((label) => label.replace(/ \(P-\d+\)$/, '')),
		);
		assert.equal(names[1], 'Bauhaus Poster');
		assert.equal(await shown.locator('img, form').count(), 0);
		await expectText(page.locator('.storefront-product__name'), 'Bauhaus Poster');
	},
);

test(
	'the picker says what it does not find, and what no longer exists',
	{ tag: '@1280' },
	async ({ page, context, shop }) => {
		const editor = await openEditor({ page, context, shop });
		await editor.select(await editor.insert(FORM, { productId: 99999999 }));
		const status = editor.inspector.getByRole('status');
		await status.filter({ hasText: 'no longer exists' }).waitFor();
		await editor.inspector.getByRole('combobox', { name: 'Product' }).fill('teapot of gold');
		await status.filter({ hasText: 'No product has “teapot of gold”' }).waitFor();
		await context.route(/wc(\/|%2F)store/, (route) =>
			route.fulfill({ status: 200, contentType: 'text/html', body: 'down' }),
		);
		await editor.inspector.getByRole('combobox', { name: 'Product' }).fill('mug');
		await status.filter({ hasText: 'could not be loaded' }).waitFor();
	},
);
