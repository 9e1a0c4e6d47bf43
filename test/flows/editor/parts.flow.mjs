/**
 * Tests parts in place: in the preview of cart, checkout, mini-cart and product lists a part is selected with the pointer or the
 * keyboard, hidden, moved and shown again; shoppers see the result.
 */
import assert from 'node:assert/strict';
import { checkoutScreen, waitUntilUsable } from '../screens/checkout.mjs';
import { eventually } from '../screens/wait.mjs';
import { fillCart } from '../support/cart.mjs';
import { test } from '../support/test.mjs';
import { openEditor } from './open-editor.mjs';

/** Inserts a block and selects it. */
const place = async (editor, name, attributes = {}) => {
	const id = await editor.insert(name, attributes);
	const block = editor.blockOf(id);
	await block.waitFor();
	await editor.select(id);
	return { id, block };
};

/** Presses the pointer in the middle of an element, whatever lies there. */
const press = async (page, element) => {
	await element.scrollIntoViewIfNeeded();
	const { x, y, width, height } = await element.boundingBox();
	await page.mouse.click(x + width / 2, y + height / 2);
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

/** Opens the page as a shopper with something in the cart. */
const visitPage = async ({ page, context, shop, watchPage }, url) => {
	// Leaves the editor, because its periodic requests would be refused without the cookies.
	await page.goto('about:blank');
	await context.clearCookies();
	const visit = await context.newPage();
	watchPage(visit);
	await fillCart(visit, shop, { 'P-013': 1 });
	const answer = await visit.goto(url);
	return { visit, html: await answer.text() };
};

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

		await press(page, coupons);
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

		const { visit, html } = await visitPage({ page, context, shop, watchPage }, url);
		assert.deepEqual(
			await printedOrder(visit, html, [
				'.storefront-summary__head',
				'.storefront-totals',
				'.storefront-cart__coupon',
			]),
			[0, 1, 2],
		);
		await visit.locator('[data-island="cart"][data-awake]').waitFor({ state: 'attached' });
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
	'the steps of the checkout that may move are moved in its preview, and shoppers see the result',
	{ tag: ['@1280', '@full'] },
	async ({ page, context, shop, watchPage }) => {
		const editor = await openEditor({ page, context, shop });
		const { block } = await place(editor, 'storefront-islands/checkout', { align: 'wide' });
		const toolbar = toolbarOf(page, editor);
		const note = block.locator('.storefront-note');
		const payment = block.locator('#payment-method');
		await press(page, note);
		await toolbar.button('Move up: Note to the order').click();
		await eventually('moved', () => isBefore(note, payment), true);
		await press(page, block.locator('#email'));
		assert.equal(await editor.toolbar.getByRole('button', { name: /^Hide: / }).count(), 0);
		await press(page, block.locator('.storefront-order__lines'));
		await toolbar.button('Move down: Products').click();
		await press(page, block.locator('.storefront-back'));
		await toolbar.button('Hide: Link back to the cart').click();
		const { url } = await editor.save('Checkout with moved parts');
		editor.expectNoWarnings();

		const { visit, html } = await visitPage({ page, context, shop, watchPage }, url);
		const order = ['.storefront-cart__coupon', '.storefront-order__lines', '.storefront-totals'];
		assert.deepEqual(await printedOrder(visit, html, order), [0, 1, 2]);
		assert.deepEqual(
			await printedOrder(visit, html, ['.storefront-note', '#payment-method']),
			[0, 1],
		);
		await waitUntilUsable(visit);
		assert.equal(
			await isBefore(visit.locator('.storefront-note'), visit.locator('#payment-method')),
			true,
		);
		assert.equal(await visit.locator('.storefront-back').count(), 0);
		await checkoutScreen(visit).place.waitFor();
	},
);

test(
	'texts and buttons of the drawer are written, hidden and moved in its preview',
	{ tag: ['@1280', '@full'] },
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

		const { visit } = await visitPage({ page, context, shop, watchPage }, url);
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

for (const name of ['product-grid', 'product-carousel']) {
	test(
		`parts of a card are hidden in the preview of the ${name}, with pointer and keyboard, and shown again`,
		{ tag: ['@1280', '@full'] },
		async ({ page, context, shop }) => {
			const editor = await openEditor({ page, context, shop });
			const { id, block } = await place(editor, `storefront-islands/${name}`);
			const attributes = async () => (await editor.read(id)).attributes;
			const toolbar = toolbarOf(page, editor);
			const badge = block.locator('.storefront-product-card__sale').first();
			const prices = block.locator('.storefront-product-price');

			await press(page, badge);
			await toolbar.button('Hide: Sale badge on the picture').click();
			await badge.waitFor({ state: 'detached' });
			assert.equal((await attributes()).showSaleBadge, false);
			await press(page, prices.first());
			await toolbar.button('Hide: Price').waitFor();
			assert.equal(await prices.last().getAttribute('data-selected-part'), '');
			assert.equal(await editor.toolbar.getByRole('button', { name: /^Move / }).count(), 0);

			await toolbar.button('Parts').focus();
			await page.keyboard.press('Enter');
			const menu = page.getByRole('menu', { name: 'Parts' });
			await menu.getByRole('menuitemradio', { name: 'Rating' }).press('Enter');
			await toolbar.button('Hide: Rating').press('Enter');
			await block.locator('.storefront-rating').first().waitFor({ state: 'detached' });

			await toolbar.choose('Hidden parts', 'Short description');
			await block.locator('.storefront-product-card__summary').first().waitFor();
			const { showRating, showPrice, showSummary } = await attributes();
			assert.deepEqual([showRating, showPrice, showSummary], [false, true, true]);
			editor.expectNoWarnings();
		},
	);
}
