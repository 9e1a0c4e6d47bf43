/** Tests the drawer with the keyboard alone: it opens, closes, and returns the focus. */
import assert from 'node:assert/strict';
import { miniCart } from './screens/mini-cart.mjs';
import { eventually } from './screens/wait.mjs';
import { fillCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

const focusIn = (page, selector) =>
	page.evaluate((s) => document.activeElement?.closest(s) !== null, selector);

const openByKeyboard = async (page, shop) => {
	await fillCart(page, shop, { 'P-003': 1, 'P-008': 1 });
	await page.goto('/');
	const parts = miniCart(page);
	await parts.button.focus();
	await page.keyboard.press('Enter');
	await parts.line('Espresso Cup').field.waitFor();
	return parts;
};

test('Escape closes the drawer and restores the focus', async ({ page, shop }) => {
	const { drawer } = await openByKeyboard(page, shop);
	await page.keyboard.press('Escape');
	await drawer.waitFor({ state: 'hidden' });
	await eventually('focus', () => focusIn(page, '.wc-block-mini-cart__button'), true);
	assert.equal(
		await page.evaluate(() => window.history.state),
		null,
		'no entry is left in the history',
	);
});

test('Back closes the drawer and stays on the page', { tag: '@full' }, async ({ page, shop }) => {
	await page.goto('/shop/');
	const { drawer, button } = await openByKeyboard(page, shop);
	await page.goBack();
	await drawer.waitFor({ state: 'hidden' });
	assert.equal(new URL(page.url()).pathname, '/');
	await eventually('focus', () => focusIn(page, '.wc-block-mini-cart__button'), true);

	await button.click();
	await drawer.waitFor();
	await page.keyboard.press('Escape');
	await drawer.waitFor({ state: 'hidden' });
	await page.goBack();
	await page.waitForURL('**/shop/');
});

test(
	'a drawer with an emptied cart restores the focus, and the button disappears when the focus moves on',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-003': 1 });
		await page.goto('/');
		const { button, drawer, line } = miniCart(page);
		await button.focus();
		await page.keyboard.press('Enter');
		await line('Espresso Cup').remove.click();
		await drawer.getByText('Your cart is empty').waitFor();
		await page.keyboard.press('Escape');
		await drawer.waitFor({ state: 'hidden' });
		assert.ok(await button.evaluate((link) => link === document.activeElement));
		await page.keyboard.press('Tab');
		await button.waitFor({ state: 'hidden' });
	},
);
