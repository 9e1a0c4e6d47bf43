/** Tests back and forward navigation: a page that is returned to shows the current cart. */
import assert from 'node:assert/strict';
import { launchBrowser } from '../../tools/browser.mjs';
import { openCart } from './screens/cart-screen.mjs';
import { miniCart } from './screens/mini-cart.mjs';
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

test('a page restored from the back/forward cache shows the current cart', async ({
	shop,
	width,
}) => {
	const browser = await launchBrowser({ backForwardCache: true });
	try {
		const context = await browser.newContext({
			baseURL: shop.url,
			viewport: { width, height: 900 },
		});
		const page = await context.newPage();
		await page.addInitScript(() => {
			window.addEventListener('pageshow', ({ persisted }) => {
				window.wasRestored = persisted;
			});
		});
		await fillCart(page, shop, { 'P-013': 1 });
		await page.goto('/');
		const { button, badge, drawer, line, close } = miniCart(page);
		await button.click();
		await expectValue(line('Plain Tee').field, '1');
		await close.click();
		await drawer.waitFor({ state: 'hidden' });

		await page.goto('/shop/');
		// Simulates a change on another device. A change in a tab of this browser would send a message to the page in
		// the back/forward cache, whereupon the browser evicts that page and reloads it.
		await fillCart(page, shop, { 'P-013': 1 });
		// A page restored from the back/forward cache fires no load event.
		await page.goBack({ waitUntil: 'commit' });
		await page.waitForURL((url) => url.pathname === '/', { waitUntil: 'commit' });
		assert.equal(await page.evaluate(() => window.wasRestored), true);
		await expectText(badge, '2');
		await button.click();
		await expectValue(line('Plain Tee').field, '2');
	} finally {
		await browser.close();
	}
});
