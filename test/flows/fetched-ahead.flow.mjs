/**
 * Tests pages that browsers fetch or prerender before they are opened (docs/performance.md#fetched-ahead): they do nothing until
 * then, and show the current cart.
 */
import assert from 'node:assert/strict';
import { cartScreen, openCart } from './screens/cart-screen.mjs';
import { miniCart } from './screens/mini-cart.mjs';
import { eventually, expectValue } from './screens/wait.mjs';
import { changeCart, fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

/** Points at a link and resolves to the status of the page that the browser fetches for it. */
const pointAt = async (page, link) => {
	const [answer] = await Promise.all([
		page.waitForResponse((response) => 'sec-purpose' in response.request().headers()),
		link.hover(),
	]);
	return answer.status();
};

const deliveryOf = (page) =>
	page.evaluate(() => performance.getEntriesByType('navigation')[0].deliveryType);

const orderCount = (page) => page.locator('.storefront-order-line__count').first();

// WordPress has speculation rules from 6.8 on.
test(
	'the checkout is fetched when somebody points at its button, and shows the current cart',
	{ tag: ['@woocommerce-11', '@1280'] },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		const { proceed, line } = await openCart(page);
		assert.equal(await pointAt(page, proceed), 200);
		assert.equal(await line('Plain Tee').field.inputValue(), '1');
		await fillCart(page, shop, { 'P-013': 1 });
		await proceed.click();
		await page.waitForURL('**/checkout/');
		assert.equal(await deliveryOf(page), 'navigational-prefetch');
		await eventually('count', () => orderCount(page).textContent(), '2');
	},
);

test(
	'the cart is fetched when somebody points at the link in the drawer, and sleeps',
	{ tag: ['@woocommerce-11', '@1280'] },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		await page.goto('/');
		const { button, drawer } = miniCart(page);
		await button.click();
		const link = drawer.getByRole('link', { name: 'View cart' });
		assert.equal(await pointAt(page, link), 200);
		await link.press('Enter');
		await page.waitForURL('**/cart/', { waitUntil: 'load' });
		assert.equal(await deliveryOf(page), 'navigational-prefetch');
		await expectValue(cartScreen(page).line('Plain Tee').field, '1');
		assert.equal(await page.locator('[data-hydrated]').count(), 0);
	},
);

test(
	'a removed line can come back after somebody has pointed at the checkout',
	{ tag: ['@woocommerce-11', '@1280'] },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1, 'P-001': 1 });
		const { line, proceed, undo } = await openCart(page);
		const [{ key }] = (await readCart(page, shop)).items;
		await line('Plain Tee').remove.click();
		await undo.waitFor();
		await eventually('lines', async () => (await readCart(page, shop)).items.length, 1);
		assert.equal(await pointAt(page, proceed), 503);
		await undo.click();
		await eventually('first line', async () => (await readCart(page, shop)).items[0].key, key);
	},
);

test('a page that is prerendered does nothing before it is shown', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-013': 1 });
	// As browsers prerender it; Playwright sees no such page.
	await page.addInitScript(() => {
		Object.defineProperty(document, 'prerendering', { writable: true, value: true });
		Object.defineProperty(document, 'hidden', {
			configurable: true,
			get: () => document.prerendering,
		});
	});
	const sent = [];
	page.on('request', (request) => {
		if (request.resourceType() === 'fetch') {
			sent.push(request.url());
		}
	});
	const show = () =>
		page.evaluate(() => {
			document.prerendering = false;
			document.dispatchEvent(new window.Event('visibilitychange'));
			document.dispatchEvent(new window.Event('prerenderingchange'));
		});
	const openAhead = async (path) => {
		await page.goto(path, { waitUntil: 'load' });
		await page.mouse.move(5, 5);
		await page.evaluate(() => new Promise((resolve) => window.requestIdleCallback(resolve)));
		assert.equal(await page.locator('[data-hydrated]').count(), 0);
		assert.deepEqual(sent, []);
	};
	await openAhead('/cart/');
	await changeCart(page, shop, 'update-item', {
		key: (await readCart(page, shop)).items[0].key,
		quantity: 3,
	});
	await show();
	await expectValue(cartScreen(page).line('Plain Tee').field, '3');

	sent.length = 0;
	await openAhead('/checkout/');
	await fillCart(page, shop, { 'P-013': 1 });
	await show();
	await page.locator('[data-island="checkout"][data-hydrated]').waitFor();
	await eventually('count', () => orderCount(page).textContent(), '4');
});
