/**
 * Tests editing in place: texts of cart and checkout are written where they stand in the preview, content areas are
 * filled at their places, and shoppers see both.
 */
import assert from 'node:assert/strict';
import { checkoutScreen, waitUntilUsable } from '../screens/checkout.mjs';
import { eventually, expectText } from '../screens/wait.mjs';
import { test } from '../support/test.mjs';
import { openEditor, pressAt, visitAsShopper } from './open-editor.mjs';

/** Inserts a block and deselects everything. */
const place = async (page, editor, name) => {
	const id = await editor.insert(name);
	const block = editor.blockOf(id);
	await block.waitFor();
	await page.evaluate(() => window.wp.data.dispatch('core/block-editor').clearSelectedBlock());
	return { id, block };
};

const selectedName = (page) =>
	page.evaluate(() => window.wp.data.select('core/block-editor').getSelectedBlock()?.name ?? '');

/** Adds a paragraph to an empty area by its button. */
const fillArea = async (page, area, text) => {
	await area.getByRole('button', { name: 'Add block' }).click();
	const search = page.getByRole('searchbox', { name: 'Search' }).last();
	await search.fill('Paragraph');
	await page.getByRole('option', { name: 'Paragraph', exact: true }).first().click();
	const paragraph = area.locator('[data-type="core/paragraph"]');
	await paragraph.waitFor();
	await page.keyboard.type(text);
	await expectText(paragraph, text);
};

/** Id of the area of a place. */
const areaId = (page, id, wanted) =>
	page.evaluate(
		([clientId, name]) =>
			window.wp.data
				.select('core/block-editor')
				.getBlocks(clientId)
				.find(({ attributes }) => attributes.place === name).clientId,
		[id, wanted],
	);

test(
	'texts and areas of the checkout are written where they stand, and shoppers see them',
	{ tag: '@1280' },
	async ({ page, context, shop, watchPage }) => {
		const editor = await openEditor({ page, context, shop });
		const { id, block } = await place(page, editor, 'storefront-islands/checkout');
		const text = (name) => block.getByRole('textbox', { name, exact: true });
		const area = block.locator('.storefront-area--before-order');
		const texts = async () => (await editor.read(id)).attributes.texts;
		await text('Place order').waitFor();
		assert.equal(await area.isVisible(), false, 'an empty area shows while nothing is selected');

		await pressAt(page, block.locator('#email'));
		assert.equal(await selectedName(page), 'storefront-islands/checkout');
		await area.waitFor();

		await text('Place order').click();
		await page.keyboard.press('End');
		await page.keyboard.type(' and');
		await page.keyboard.press('Enter');
		await page.keyboard.type(' pay');
		await expectText(text('Place order'), 'Place order and pay');
		await page.keyboard.press('ControlOrMeta+z');
		// How much one undo takes back depends on how fast it was typed.
		await eventually(
			'it is as it was before',
			async () => (await texts())['place-order'] === 'Place order and pay',
			false,
		);
		await page.keyboard.press('ControlOrMeta+Shift+z');
		await eventually(
			'the label after a redo',
			async () => (await texts())['place-order'],
			'Place order and pay',
		);

		await text('Title of “Contact information”').click();
		await page.keyboard.press('ControlOrMeta+a');
		await page.keyboard.type('Who & where');
		await text('Description of “Contact information”').click();
		await page.keyboard.type('For <your> receipt.');
		await text('Back to the cart').click();
		await page.keyboard.press('ControlOrMeta+a');
		await page.keyboard.press('Backspace');
		assert.equal('return-to-cart' in (await texts()), false);

		await text('Text of the terms').click();
		await page.keyboard.press('ControlOrMeta+a');
		await page.keyboard.type('I know the rules');
		await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
		await page.keyboard.press('ControlOrMeta+k');
		await page.getByPlaceholder('Search or type URL').fill('https://example.com/rules');
		await page.keyboard.press('Enter');

		await fillArea(page, area, 'Ships tomorrow.');
		await page.evaluate(() => window.wp.data.dispatch('core/block-editor').clearSelectedBlock());
		await expectText(area, 'Ships tomorrow.');
		assert.deepEqual(await texts(), {
			'place-order': 'Place order and pay',
			'contact-fields': 'Who & where',
			'contact-fields-description': 'For <your> receipt.',
		});
		const { url } = await editor.save('Written in place');
		editor.expectNoWarnings();

		const { visit } = await visitAsShopper({ page, context, shop, watchPage }, url);
		await waitUntilUsable(visit);
		const checkout = checkoutScreen(visit);
		await expectText(checkout.place, 'Place order and pay');
		await visit.getByRole('group', { name: 'Who & where' }).waitFor();
		await visit.getByText('For <your> receipt.').waitFor();
		await visit.getByRole('link', { name: 'Back to the cart' }).waitFor();
		const terms = visit.locator('.storefront-terms');
		await expectText(terms, 'I know the rules');
		const rules = terms.getByRole('link', { name: 'rules', exact: true });
		assert.equal(await rules.getAttribute('href'), 'https://example.com/rules');
		await expectText(visit.locator('.storefront-area--before-order'), 'Ships tomorrow.');
	},
);

test(
	'texts and areas of the cart are written where they stand; an area of the empty cart shows it',
	{ tag: ['@1280', '@full'] },
	async ({ page, context, shop, watchPage }) => {
		const editor = await openEditor({ page, context, shop });
		const { id, block } = await place(page, editor, 'storefront-islands/cart');
		const text = (name) => block.getByRole('textbox', { name, exact: true });
		await text('Cart totals').click();
		await page.keyboard.press('ControlOrMeta+a');
		await page.keyboard.type('Sum');
		await text('Proceed to checkout').click();
		await page.keyboard.press('ControlOrMeta+a');
		await page.keyboard.type('Go on');
		await fillArea(page, block.locator('.storefront-area--beside-totals'), 'Free returns.');

		const empty = block.locator('.storefront-area--empty');
		assert.equal(await empty.isVisible(), false);
		const emptyId = await areaId(page, id, 'empty');
		await page.evaluate(
			(clientId) => window.wp.data.dispatch('core/block-editor').selectBlock(clientId),
			emptyId,
		);
		await block.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
		await fillArea(page, empty, 'Nothing yet?');
		const { url } = await editor.save('Cart in place');
		editor.expectNoWarnings();

		const { visit } = await visitAsShopper({ page, context, shop, watchPage }, url);
		await visit.getByRole('heading', { name: 'Sum' }).waitFor();
		await visit.getByRole('link', { name: 'Go on' }).waitFor();
		await expectText(visit.locator('.storefront-area--beside-totals'), 'Free returns.');
		assert.equal(await visit.getByText('Nothing yet?').isVisible(), false);
	},
);
