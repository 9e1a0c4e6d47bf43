/** Tests a visitor who is quicker than the cart's script: clicks, typed quantities and choices before hydration. */
import assert from 'node:assert/strict';
import { cartScreen } from './screens/cart-screen.mjs';
import { hold } from './screens/network.mjs';
import { eventually, expectText, expectValue } from './screens/wait.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

const CART_SCRIPT = /\/build\/cart\.js/;

test('every click before hydration is applied, in order', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-013': 1, 'P-008': 1 });
	const scriptIsSlow = await hold(page, CART_SCRIPT);
	await page.goto('/cart/', { waitUntil: 'commit' });
	const cart = cartScreen(page);
	const tee = cart.line('Plain Tee');
	const { remove } = cart.line('Camp Mug');
	for (const button of [tee.more, tee.more, tee.more, tee.less, remove]) {
		// Forced, because in the server-rendered HTML the minus button is still marked as being at its limit.
		await button.click({ force: true });
	}
	await expectValue(tee.field, '3');
	assert.equal(
		await remove.evaluate((button) => window.getComputedStyle(button).opacity),
		'0.6',
		'it looks pressed',
	);
	await scriptIsSlow.release();
	await expectValue(tee.field, '3');
	await cart.undo.waitFor();
	await expectText(cart.state, '');
	await eventually(
		'quantities at the shop',
		async () => JSON.stringify((await readCart(page, shop)).items.map(({ quantity }) => quantity)),
		'[3]',
	);
	await tee.more.click();
	await expectValue(tee.field, '4');
});

test('a press that the script is not there for is done once it is', async ({
	page,
	shop,
	expectError,
}) => {
	expectError(/cart\.js|ERR_FAILED|Failed to load/);
	await fillCart(page, shop, { 'P-013': 1, 'P-008': 1 });
	let isLost = false;
	await page.route(CART_SCRIPT, (route) => {
		const isFirst = !isLost && route.request().resourceType() === 'script';
		isLost ||= isFirst;
		return isFirst ? route.abort() : route.continue();
	});
	await page.goto('/cart/');
	const cart = cartScreen(page);
	const tee = cart.line('Plain Tee');
	await tee.more.click();
	await expectValue(tee.field, '2');
	await cart.line('Camp Mug').remove.click();
	await eventually(
		'quantities at the shop',
		async () => JSON.stringify((await readCart(page, shop)).items.map(({ quantity }) => quantity)),
		'[2]',
	);
	assert.ok(isLost);
	await cart.undo.waitFor();
	await expectValue(tee.field, '2');
	await tee.more.click();
	await expectValue(tee.field, '3');
});

test('input before hydration of the cart is not lost', { tag: '@full' }, async ({ page, shop }) => {
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

test('an address that is unfolded before hydration says that it waits', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-013': 1 });
	const scriptIsSlow = await hold(page, CART_SCRIPT);
	await page.goto('/cart/', { waitUntil: 'commit' });
	const cart = cartScreen(page);
	await cart.proceed.waitFor();
	await cart.unfoldDelivery();
	await page.getByText('Change address').click();
	const said = () =>
		page.locator('.storefront-shipping__address').evaluate((details) => {
			const { content, visibility } = window.getComputedStyle(details, '::after');
			return content === 'none' ? '' : `${content} ${visibility}`;
		});
	await eventually('words', said, '"Updating…" visible');
	await scriptIsSlow.release();
	await page.locator('#storefront-estimate-country').waitFor();
	await eventually('no words', said, '');
});
