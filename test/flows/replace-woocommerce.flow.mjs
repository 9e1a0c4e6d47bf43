/** Tests the plugin's cart and checkout on the pages that WooCommerce has created with its own blocks. */
import assert from 'node:assert/strict';
import { openCart, wakeCart } from './screens/cart-screen.mjs';
import { fillForm, openCheckout, orderBy } from './screens/checkout.mjs';
import { eventually, expectText, expectValue } from './screens/wait.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';
import { payUnpaidOrder } from './support/unpaid-order.mjs';
import { newEmail, ordersOf } from './support/orders.mjs';
import { writePage } from './support/page.mjs';
import {
	WOOCOMMERCE_CART,
	WOOCOMMERCE_MINI_CART,
	woocommerceMiniCart,
} from './support/woocommerce-blocks.mjs';

test.use({
	shopOptions: {
		muPlugins: ['test/flows/shops/replaced-blocks.php'],
	},
});

/**
 * Paths of the scripts and styles of the replaced blocks, loaded or preloaded. Those of payment methods and other
 * blocks are not included.
 */
const ofReplaced = (page) =>
	page.evaluate(() =>
		[...document.querySelectorAll('script[src], link[href]')]
			.map(({ src, href }) => new URL(src ?? href).pathname)
			.filter((path) =>
				/\/blocks\/(cart|checkout|packages-style|wc-cart-checkout|wc-blocks-data|wc-settings|blocks-checkout|blocks-components)[^/]*\.(js|css)$|\/frontend\/(cart|checkout|country-select|address-i18n)/.test(
					path,
				),
			),
	);

for (const [name, method, status] of [
	['Cash on delivery', 'cod', 'processing'],
	['Direct bank transfer', 'bacs', 'on-hold'],
	['Check payments', 'cheque', 'on-hold'],
]) {
	test(
		`from our replacement of the cart page to an order by ${name}`,
		{ tag: ['@woocommerce', '@1280'] },
		async ({ page, shop }) => {
			await fillCart(page, shop, { 'P-013': 1 });
			const cart = await openCart(page);
			assert.deepEqual(await ofReplaced(page), []);
			await cart.line('Plain Tee').more.click();
			await expectValue(cart.line('Plain Tee').field, '2');
			await eventually('cart', async () => (await readCart(page, shop)).items_count, 2);

			const checkout = await openCheckout(page);
			assert.deepEqual(await ofReplaced(page), []);
			const email = newEmail();
			await fillForm(checkout, email);
			await orderBy(page, checkout, name);
			await page.getByText('Plain Tee').first().waitFor();
			assert.deepEqual(
				(await ordersOf(shop, email)).map((order) => [order.method, order.status]),
				[[method, status]],
			);
		},
	);
}

test(
	'an empty cart, and an empty checkout that links to it',
	{ tag: ['@woocommerce', '@1280'] },
	async ({ page }) => {
		const cart = await openCart(page);
		await cart.empty.waitFor();
		assert.equal(await page.getByText('Your cart is currently empty!').count(), 0, 'said once');
		await page.goto('/checkout/');
		assert.match(page.url(), /\/cart\/$/);
	},
);

test(
	"an unpaid order is paid where our block replaces WooCommerce's checkout",
	{ tag: ['@woocommerce', '@1280'] },
	({ page, shop }) => payUnpaidOrder(page, shop),
);

test(
	"WooCommerce's mini-cart works on a page with our replacement of its cart",
	{ tag: ['@woocommerce', '@1280'] },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-003': 1 });
		await page.goto(
			await writePage(shop, 'replaced-cart', `${WOOCOMMERCE_MINI_CART}${WOOCOMMERCE_CART}`),
		);
		await wakeCart(page);
		assert.deepEqual(
			(await ofReplaced(page)).filter((path) => path.includes('-frontend')),
			[],
		);
		await expectText(woocommerceMiniCart(page).badge, '1');
		await page.getByRole('button', { name: 'Increase quantity of Espresso Cup' }).first().click();
		await expectText(woocommerceMiniCart(page).badge, '2');
	},
);
