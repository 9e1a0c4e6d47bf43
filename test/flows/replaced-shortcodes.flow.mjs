/** Tests the plugin's cart and checkout in place of WooCommerce's shortcodes. */
import assert from 'node:assert/strict';
import { openCart } from './screens/cart-screen.mjs';
import { fillForm, openCheckout, orderBy } from './screens/checkout.mjs';
import { fillCart } from './support/cart.mjs';
import { newEmail, ordersOf } from './support/orders.mjs';
import { test } from './support/test.mjs';
import { payUnpaidOrder } from './support/unpaid-order.mjs';

test.use({
	shopOptions: {
		muPlugins: ['test/flows/shops/classic-hooks.php'],
	},
});

/** Paths of the scripts of WooCommerce's classic cart and checkout. */
const classicScripts = (page) =>
	page.evaluate(() =>
		[...document.querySelectorAll('script[src]')]
			.map(({ src }) => new URL(src).pathname)
			.filter((path) => /\/frontend\/(?:cart|checkout)[.-]/.test(path)),
	);

test(
	'from the cart to an order, which is received on WooCommerce’s own page',
	{ tag: ['@woocommerce', '@1280'] },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		const cart = await openCart(page);
		assert.deepEqual(await classicScripts(page), []);
		await cart.proceed.click();
		const checkout = await openCheckout(page);
		assert.deepEqual(await classicScripts(page), []);
		const email = newEmail();
		await fillForm(checkout, email);
		await orderBy(page, checkout, 'Cash on delivery');
		await page.getByText('Plain Tee').first().waitFor();
		assert.equal(await page.locator('[data-island="checkout"]').count(), 0);
		assert.equal((await ordersOf(shop, email)).length, 1);
	},
);

test(
	'an unpaid order is paid on WooCommerce’s own page',
	{ tag: ['@woocommerce', '@1280'] },
	({ page, shop }) => payUnpaidOrder(page, shop),
);
