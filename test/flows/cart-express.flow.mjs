/** Tests express payment in the cart: methods of plugins, written for WooCommerce's cart block, unchanged. */
import assert from 'node:assert/strict';
import { waitUntilOrdered } from './screens/checkout.mjs';
import { miniCart } from './screens/mini-cart.mjs';
import { fillCart } from './support/cart.mjs';
import { ordersOf } from './support/orders.mjs';
import { serveTestGateways, testGateway } from './support/test-gateways.mjs';
import { test } from './support/test.mjs';

test.use({ shopOptions: { muPlugins: [testGateway('load.php'), testGateway('cart.php')] } });

const openCart = async (page, shop, expectError) => {
	// A second method fails on purpose.
	expectError(/always breaks|The above error occurred/i);
	await serveTestGateways(page);
	await fillCart(page, shop, { 'P-013': 1 });
	await page.goto('/cart/');
	return page.locator('[data-island="cart"]');
};

test('an express method is cancelled in the cart, and pays there', async ({
	page,
	shop,
	expectError,
}) => {
	const cart = await openCart(page, shop, expectError);
	const before = (await ordersOf(shop, 'ada@example.org')).length;
	const button = cart.getByRole('button', { name: 'Test express' });
	await button.click();
	await cart.getByRole('button', { name: 'Cancel the test' }).click();
	await button.click();
	await cart.getByRole('button', { name: 'Confirm the test' }).click();
	await waitUntilOrdered(page);
	const orders = await ordersOf(shop, 'ada@example.org');
	assert.equal(orders.length, before + 1);
	assert.equal(orders.at(-1).method, 'test_express');
});

test(
	'an express method that loads with the mini-cart pays in the drawer',
	{ tag: '@full' },
	async ({ page, shop, expectError }) => {
		await openCart(page, shop, expectError);
		await page.goto('/shop/');
		const before = (await ordersOf(shop, 'ada@example.org')).length;
		await miniCart(page).button.click();
		const { drawer } = miniCart(page);
		await drawer.getByRole('button', { name: 'Test express' }).click();
		await drawer.getByRole('button', { name: 'Confirm the test' }).click();
		await waitUntilOrdered(page);
		const orders = await ordersOf(shop, 'ada@example.org');
		assert.equal(orders.length, before + 1);
		assert.equal(orders.at(-1).method, 'test_express');
	},
);
