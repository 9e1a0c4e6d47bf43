/**
 * Tests parts in place: in the preview of cart and mini-cart a part is selected with the pointer or the keyboard,
 * hidden, moved and shown again; shoppers see the result.
 */
import assert from 'node:assert/strict';
import { eventually } from '../screens/wait.mjs';
import { test } from '../support/test.mjs';
import { openEditor, pressAt, visitAsShopper } from './open-editor.mjs';
import { wakeCart } from '../screens/cart-screen.mjs';

/** Inserts a block and selects it. */
const place = async (editor, name, attributes = {}) => {
	const id = await editor.insert(name, attributes);
	const block = editor.blockOf(id);
	await block.waitFor();
	await editor.select(id);
	return { id, block };
};

/** Toolbar of the selected block; its buttons are found by their accessible names. */
const toolbarOf = (page, editor) => {
	const button = (name) => editor.toolbar.getByRole('button', { name, exact: true });
	return {
		button,
		choose: async (menu, item) => {
			await button(menu).click();
			await page.getByRole('menu', { name: menu }).getByText(item, { exact: true }).click();
		},
	};
};

/** True if the first element stands before the second in the document. */
const isBefore = async (first, second) =>
	(await first.first().elementHandle()).evaluate(
		(element, other) => element.compareDocumentPosition(other) === 4,
		await second.first().elementHandle(),
	);

/** Order of elements in the server's HTML, as indexes into `selectors`. */
const printedOrder = (page, html, selectors) =>
	page.evaluate(
		([source, all]) => {
			const printed = new window.DOMParser().parseFromString(source, 'text/html');
			const found = [...printed.querySelectorAll(all.join())];
			return found.map((element) => all.findIndex((selector) => element.matches(selector)));
		},
		[html, selectors],
	);

test(
	'parts of the cart are hidden and moved in its preview, undone, and shoppers see the result',
	{ tag: '@1280' },
	async ({ page, context, shop, watchPage }) => {
		const editor = await openEditor({ page, context, shop });
		const { id, block } = await place(editor, 'storefront-islands/cart');
		const attributes = async () => (await editor.read(id)).attributes;
		const toolbar = toolbarOf(page, editor);
		const coupons = block.locator('.storefront-cart__coupon');
		const totals = block.locator('.storefront-totals');

		await pressAt(page, coupons);
		await toolbar.button('Hide: Coupons').waitFor();
		assert.equal(await coupons.getAttribute('data-selected-part'), '');
		await toolbar.button('Move down: Coupons').click();
		await toolbar.button('Move down: Coupons').click();
		assert.equal(await isBefore(totals, coupons), true);
		assert.equal(await toolbar.button('Move down: Coupons').isDisabled(), true);
		const moved = (await attributes()).order;
		assert.deepEqual(moved.slice(-4), ['title', 'shipping', 'totals', 'coupons']);

		await page.keyboard.press('ControlOrMeta+z');
		await eventually('undone', () => isBefore(totals, coupons), false);
		await page.keyboard.press('ControlOrMeta+Shift+z');
		await eventually('done again', () => isBefore(totals, coupons), true);

		await toolbar.button('Hide: Coupons').click();
		await coupons.waitFor({ state: 'detached' });
		assert.equal((await attributes()).showCoupons, false);
		assert.equal(
			await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
			'Parts',
		);
		await toolbar.choose('Hidden parts', 'Coupons');
		await coupons.waitFor();

		await toolbar.choose('Hidden parts', 'Accepted payment methods');
		await block.locator('.storefront-accepted').waitFor();
		// By keyboard: the menu of parts, its entry, then the button.
		await toolbar.button('Parts').focus();
		await page.keyboard.press('Enter');
		const menu = page.getByRole('menu', { name: 'Parts' });
		await menu.waitFor();
		await menu.getByRole('menuitemradio', { name: 'You may also like' }).press('Enter');
		await toolbar.button('Hide: You may also like').press('Enter');
		await block.locator('.storefront-cross-sells').waitFor({ state: 'detached' });

		const { url } = await editor.save('Cart with moved parts');
		editor.expectNoWarnings();
		assert.equal((await attributes()).showCrossSells, false);

		const { visit, html } = await visitAsShopper({ page, context, shop, watchPage }, url);
		assert.deepEqual(
			await printedOrder(visit, html, [
				'.storefront-summary__head',
				'.storefront-totals',
				'.storefront-cart__coupon',
			]),
			[0, 1, 2],
		);
		await wakeCart(visit);
		assert.equal(
			await isBefore(
				visit.locator('.storefront-totals'),
				visit.locator('.storefront-cart__coupon'),
			),
			true,
		);
		assert.equal(await visit.locator('.storefront-cross-sells').count(), 0);
	},
);

test(
	'texts and buttons of the drawer are written, hidden and moved in its preview',
	{ tag: '@1280' },
	async ({ page, context, shop, watchPage }) => {
		const editor = await openEditor({ page, context, shop });
		const { id, block } = await place(editor, 'storefront-islands/mini-cart');
		const toolbar = toolbarOf(page, editor);
		await page.getByRole('button', { name: 'Preview: Filled' }).click();
		const write = async (name, text) => {
			await block.getByRole('textbox', { name, exact: true }).click();
			await page.keyboard.press('ControlOrMeta+a');
			await page.keyboard.type(text);
			// The toolbar is hidden while something is typed, until the pointer moves.
			await page.mouse.move(300, 300);
			await page.mouse.move(320, 340);
		};
		await write('Title of the drawer', 'My <basket>');
		await write('Button to the cart', 'Look again');
		await toolbar.button('Move up: Button to the cart').click();
		await page.getByRole('button', { name: 'Preview: Empty' }).click();
		await write('Text of the empty drawer', 'Nothing yet');
		await toolbar.choose('Parts', 'Button to the shop');
		await toolbar.button('Hide: Button to the shop').click();
		const { attributes } = await editor.read(id);
		assert.deepEqual(attributes.texts, {
			title: 'My <basket>',
			cart: 'Look again',
			empty: 'Nothing yet',
		});
		const { url } = await editor.save('Drawer in place');
		editor.expectNoWarnings();

		const { visit } = await visitAsShopper({ page, context, shop, watchPage }, url);
		await visit.locator('main [data-island="mini-cart"] a').click();
		const drawer = visit.getByRole('dialog', { name: 'My <basket>' });
		await drawer.getByRole('link', { name: 'Look again' }).waitFor();
		assert.equal(
			await isBefore(
				drawer.getByRole('link', { name: 'Look again' }),
				drawer.getByRole('link', { name: 'Go to checkout' }),
			),
			true,
		);
	},
);
