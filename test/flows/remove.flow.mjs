/** Tests the removal of a cart item and its undo. */
import assert from 'node:assert/strict';
import { openCart } from './screens/cart-screen.mjs';
import { miniCart } from './screens/mini-cart.mjs';
import { BATCH, hold } from './screens/network.mjs';
import { eventually, expectText, expectValue } from './screens/wait.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

const namesAtTheShop = async (page, shop) =>
	(await readCart(page, shop)).items.map(({ sku }) => sku);

const focusedText = (page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('a removed line disappears immediately and Undo restores it', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-003': 2, 'P-008': 1 });
	const cart = await openCart(page);
	const shopIsSlow = await hold(page, BATCH);
	await cart.line('Espresso Cup').remove.click();
	await cart.screen.getByText('Removed “Espresso Cup”.').waitFor();
	assert.equal(await cart.line('Espresso Cup').row.count(), 0);
	assert.equal(await cart.amount('Subtotal').innerText(), '$20.50');
	await eventually('focus', () => focusedText(page), 'Undo');
	await shopIsSlow.release();
	await eventually('items at the shop', () => namesAtTheShop(page, shop), ['P-008']);
	await expectText(cart.state, '');

	await cart.undo.click();
	await expectValue(cart.line('Espresso Cup').field, '2');
	await eventually('items at the shop', async () => (await namesAtTheShop(page, shop)).toSorted(), [
		'P-003',
		'P-008',
	]);
	await expectText(cart.amount('Subtotal'), '$112.50');
	assert.equal(await cart.undo.count(), 0);
});

test('Undo before the response of the shop', { tag: '@full' }, async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-003': 2 });
	const cart = await openCart(page);
	const shopIsSlow = await hold(page, BATCH);
	await cart.line('Espresso Cup').remove.click();
	await cart.undo.click();
	await shopIsSlow.release();
	await expectValue(cart.line('Espresso Cup').field, '2');
	await expectText(cart.state, '');
	assert.equal((await readCart(page, shop)).items[0]?.quantity, 2);
});

test(
	'removing the last line shows the empty cart with a link to the shop, and hides the mini-cart',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-003': 1 });
		const cart = await openCart(page);
		await cart.line('Espresso Cup').remove.click();
		await cart.empty.waitFor();
		await eventually('items at the shop', () => namesAtTheShop(page, shop), []);
		await miniCart(page).button.waitFor({ state: 'hidden' });
		await cart.screen.getByRole('link', { name: 'Browse the shop' }).click();
		await page.waitForURL('**/shop/');
	},
);

test('a line is removed in the drawer', { tag: '@full' }, async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-003': 1, 'P-008': 1 });
	await page.goto('/');
	const { button, badge, drawer, line, subtotal } = miniCart(page);
	await button.click();
	await line('Espresso Cup').remove.click();
	await drawer.getByText('Removed “Espresso Cup”.').waitFor();
	await expectText(subtotal, '$20.50');
	await eventually('items at the shop', () => namesAtTheShop(page, shop), ['P-008']);
	await expectText(badge, '1');
});
