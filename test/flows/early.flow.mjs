/**
 * Tests a visitor who is quicker than the scripts: reading, typing and choosing before hydration. Clicks are tested in
 * early-clicks.flow.mjs.
 */
import assert from 'node:assert/strict';
import { cartScreen } from './screens/cart-screen.mjs';
import { hold } from './screens/network.mjs';
import { eventually, expectText, expectValue } from './screens/wait.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

const CART_SCRIPT = /\/build\/cart\.js/;

/** All scripts except those that WordPress adds to the page only in development. */
const SCRIPTS = /\/(build|wp-includes\/js\/dist(?!\/development))\/.*\.js/;

test('input before hydration of the cart is not lost', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-013': 1 });
	const scriptIsSlow = await hold(page, CART_SCRIPT);
	await page.goto('/cart/', { waitUntil: 'commit' });
	const cart = cartScreen(page);
	await cart.line('Plain Tee').field.fill('5');
	await cart.unfoldDelivery();
	await cart.rate('Free shipping').check();
	await eventually('the script is on its way', () => scriptIsSlow.count() > 0, true);
	await scriptIsSlow.release();
	await expectValue(cart.line('Plain Tee').field, '5');
	await expectText(cart.amount('Shipping'), 'Free');
	await expectText(cart.state, '');
	assert.deepEqual(
		(await readCart(page, shop)).items.map(({ quantity }) => quantity),
		[5],
	);
});

test(
	'the cart is readable while its scripts are loading',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-003': 2 });
		await hold(page, SCRIPTS);
		await page.goto('/cart/', { waitUntil: 'commit' });
		const cart = cartScreen(page);
		await expectText(cart.line('Espresso Cup').total, '$92.00');
		await expectText(cart.total, '$116.40');
		await cart.proceed.click();
		// The checkout's scripts are held back too, so the page never finishes loading.
		await page.waitForURL('**/checkout/', { waitUntil: 'commit' });
	},
);

test(
	'the cart stays readable when its scripts fail to load',
	{ tag: '@full' },
	async ({ page, shop, expectError }) => {
		expectError(/./);
		await fillCart(page, shop, { 'P-003': 2 });
		await page.route(CART_SCRIPT, (route) => route.abort());
		await page.goto('/cart/');
		const cart = cartScreen(page);
		await expectText(cart.line('Espresso Cup').total, '$92.00');
		await cart.proceed.click();
		await page.waitForURL('**/checkout/');
	},
);
