/** Tests express payment in the cart: methods of plugins, written for WooCommerce's cart block, unchanged. */
import assert from 'node:assert/strict';
import { waitUntilOrdered } from './screens/checkout.mjs';
import { miniCart } from './screens/mini-cart.mjs';
import { fillCart } from './support/cart.mjs';
import { ordersOf } from './support/orders.mjs';
import { writePage } from './support/page.mjs';
import { serveEmptyGateways, serveTestGateways, testGateway } from './support/test-gateways.mjs';
import { test } from './support/test.mjs';
import { untilQuiet } from './screens/wait.mjs';

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
	'a failed express method says so above the buttons of the cart',
	{ tag: '@full' },
	async ({ page, shop, expectError }) => {
		const cart = await openCart(page, shop, expectError);
		await cart.getByRole('button', { name: 'Test express' }).click();
		await cart.getByRole('button', { name: 'Fail the test' }).click();
		await cart.getByText('The test wallet is empty.').waitFor();
		await cart.getByRole('button', { name: 'Test express' }).waitFor();
	},
);

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

test(
	'express buttons have the size of the cart block, and their own without one',
	{ tag: '@full' },
	async ({ page, shop, expectError }) => {
		const cart = await openCart(page, shop, expectError);
		const sizeOf = () =>
			cart.getByRole('button', { name: 'Test express' }).evaluate((button) => button.style.cssText);
		assert.equal(await sizeOf(), '');
		const sized = '<!-- wp:storefront-islands/cart {"expressButtonHeight":"55"} /-->';
		await page.goto(await writePage(shop, 'sized-cart', sized));
		assert.equal(await sizeOf(), 'height: 55px; border-radius: 4px;');
	},
);

test(
	'a cart without express methods does not load their script',
	{ tag: '@full' },
	async ({ page, shop }) => {
		const loaded = [];
		page.on('request', (request) => loaded.push(request.url()));
		await fillCart(page, shop, { 'P-013': 1 });
		await serveEmptyGateways(page);
		await page.goto('/cart/');
		await page.locator('[data-island="cart"][data-awake]').waitFor();
		await untilQuiet(page);
		assert.deepEqual(
			loaded.filter((url) => url.includes('/build/cart-express')),
			[],
		);
	},
);
