/** Tests back and forward navigation: a page that is returned to shows the current cart. */
import assert from 'node:assert/strict';
import { launchBrowser } from '../../tools/browser.mjs';
import { fillButPayment } from './checkout/filled.mjs';
import { cartScreen, openCart } from './screens/cart-screen.mjs';
import { waitUntilOrdered } from './screens/checkout.mjs';
import { miniCart } from './screens/mini-cart.mjs';
import { BATCH } from './screens/network.mjs';
import { eventually, expectText, expectValue } from './screens/wait.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

test('leaving immediately after a change loses nothing', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-013': 1 });
	const cart = await openCart(page);
	await cart.line('Plain Tee').more.click();
	await page.goto('/shop/');
	await eventually('quantity', async () => (await readCart(page, shop)).items[0].quantity, 2);
});

/** Runs a walk in a browser with or without the back/forward cache, of which Playwright's own has none. */
const withBrowser = async ({ shop, width }, backForwardCache, walk) => {
	const browser = await launchBrowser({ backForwardCache });
	try {
		const context = await browser.newContext({
			baseURL: shop.url,
			viewport: { width, height: 900 },
		});
		const page = await context.newPage();
		await page.addInitScript(() => {
			window.wasRestored = false;
			window.addEventListener('pageshow', ({ persisted }) => {
				window.wasRestored = persisted;
			});
		});
		await walk(page);
	} finally {
		await browser.close();
	}
};

/** Goes back to a page. One that is restored from the back/forward cache fires no load event. */
const goBack = async (page, path) => {
	await page.goBack({ waitUntil: 'commit' });
	await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
};

/** Opens the home page with a piece in the cart and a mini-cart that was used, so that the page has the stores. */
const openWithMiniCart = async (page, shop) => {
	await fillCart(page, shop, { 'P-013': 1 });
	await page.goto('/');
	const { button, drawer, line, close } = miniCart(page);
	await button.click();
	await expectValue(line('Plain Tee').field, '1');
	await close.click();
	await drawer.waitFor({ state: 'hidden' });
	return miniCart(page);
};

test('a page restored from the back/forward cache shows the current cart', async ({
	shop,
	width,
}) => {
	await withBrowser({ shop, width }, true, async (page) => {
		const { button, badge, line } = await openWithMiniCart(page, shop);
		await page.goto('/shop/');
		// Simulates a change on another device. A change in a tab of this browser would send a message to the page in
		// the back/forward cache, whereupon the browser evicts that page and reloads it.
		await fillCart(page, shop, { 'P-013': 1 });
		await goBack(page, '/');
		assert.equal(await page.evaluate(() => window.wasRestored), true);
		await expectText(badge, '2');
		await button.click();
		await expectValue(line('Plain Tee').field, '2');
	});
});

test('a page that comes back sends the change of the page that was left', async ({
	shop,
	width,
}) => {
	await withBrowser({ shop, width }, true, async (page) => {
		const { badge } = await openWithMiniCart(page, shop);
		const { field } = (await openCart(page)).line('Plain Tee');
		// The request and those of the page that is left do not reach the shop.
		await page.route(BATCH, (route) => void route.abort().catch(() => {}), { times: 2 });
		await field.fill('3');
		await goBack(page, '/');
		assert.equal(await page.evaluate(() => window.wasRestored), true);
		await expectText(badge, '3');
		assert.equal((await readCart(page, shop)).items[0].quantity, 3);
	});
});

for (const backForwardCache of [true, false]) {
	const where = backForwardCache ? 'the back/forward cache' : 'the HTTP cache';

	test(`a guest's cart and checkout come back from ${where} with the current cart`, async ({
		shop,
		width,
	}) => {
		await withBrowser({ shop, width }, backForwardCache, async (page) => {
			await fillCart(page, shop, { 'P-013': 1 });
			await openCart(page);
			await page.goto('/shop/');
			await fillCart(page, shop, { 'P-013': 1 });
			await goBack(page, '/cart/');
			assert.equal(await page.evaluate(() => window.wasRestored), backForwardCache);
			await expectValue(cartScreen(page).line('Plain Tee').field, '2');
			await page.goto('/checkout/');
			// On small screens the summary is folded.
			const count = page.locator('.storefront-order-line__count').first();
			await eventually('count', () => count.textContent(), '2');
			await page.goto('/shop/');
			await fillCart(page, shop, { 'P-013': 1 });
			await goBack(page, '/checkout/');
			assert.equal(await page.evaluate(() => window.wasRestored), backForwardCache);
			await eventually('count', () => count.textContent(), '3');
		});
	});

	test(`checkout and cart that come back from ${where} after an order say so, in each tab`, async ({
		shop,
		width,
	}) => {
		await withBrowser({ shop, width }, backForwardCache, async (page) => {
			await fillCart(page, shop, { 'P-013': 1, 'P-009': 1 });
			const other = await page.context().newPage();
			await openCart(other);
			await other.goto('/shop/');
			await openCart(page);
			const { checkout } = await fillButPayment(page, shop);
			await checkout.method('Cash on delivery').check();
			await checkout.place.click();
			await waitUntilOrdered(page);
			for (const [tab, path] of [
				[page, '/checkout/'],
				[page, '/cart/'],
				[other, '/cart/'],
			]) {
				await tab.bringToFront();
				await goBack(tab, path);
				await tab.getByText('Your order has been placed, and your cart was emptied.').waitFor();
				assert.equal(await tab.getByText('was removed from your cart').count(), 0);
			}
		});
	});
}
