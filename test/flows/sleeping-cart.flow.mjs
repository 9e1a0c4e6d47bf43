/** Tests a cart that sleeps: its scripts run once the visitor is active, or the cart may have been changed elsewhere. */
import assert from 'node:assert/strict';
import { cartScreen, openCart } from './screens/cart-screen.mjs';
import { eventually, expectText, expectValue } from './screens/wait.mjs';
import { openAsleep, running } from './screens/wake.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

test('no script but boot and wake runs until the first press, which counts', async ({
	page,
	shop,
}) => {
	await fillCart(page, shop, { 'P-013': 1 });
	await openAsleep(page, '/cart/');
	const cart = cartScreen(page);
	assert.deepEqual(await running(page), { scripts: ['boot', 'wake'], hasReact: false });
	const tee = cart.line('Plain Tee');
	await tee.more.click();
	await expectValue(tee.field, '2');
	await expectText(cart.state, '');
	await eventually(
		'quantity at the shop',
		async () => (await readCart(page, shop)).items[0].quantity,
		2,
	);
});

test('a change in another tab wakes it, and is shown', { tag: '@full' }, async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-013': 1 });
	await openAsleep(page, '/cart/');
	const { field } = cartScreen(page).line('Plain Tee');
	await expectValue(field, '1');
	const other = await page.context().newPage();
	await (await openCart(other)).line('Plain Tee').more.click();
	await expectValue(field, '2');
});
