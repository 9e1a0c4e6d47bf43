/** Tests the drawer with the keyboard alone: it opens, keeps the focus inside, closes, and returns the focus. */
import assert from 'node:assert/strict';
import { miniCart } from './screens/mini-cart.mjs';
import { eventually, expectText, expectValue } from './screens/wait.mjs';
import { fillCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

/** Number of Tab presses; larger than the number of tab stops in the drawer. */
const ROUND_TRIP = 20;

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

test('the focus stays inside the drawer, forwards and backwards', async ({ page, shop }) => {
	await openByKeyboard(page, shop);
	assert.ok(await focusIn(page, 'dialog'));
	for (const key of ['Tab', 'Shift+Tab']) {
		for (let stop = 0; stop < ROUND_TRIP; stop += 1) {
			await page.keyboard.press(key);
			// Between the last and the first control the focus is in the browser's own controls, and no element of the
			// page has it.
			const isInside = await page.evaluate(
				() =>
					document.activeElement === document.body ||
					document.activeElement?.closest('dialog') !== null,
			);
			assert.ok(isInside, `${key} ${stop + 1} leads out`);
		}
	}
});

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

test('a click outside closes the drawer', { tag: '@full' }, async ({ page, shop, width }) => {
	const { drawer } = await openByKeyboard(page, shop);
	const box = await drawer.boundingBox();
	if (box.x < 8) {
		// On a small screen the drawer covers the whole width, so there is no backdrop to click.
		assert.equal(Math.round(box.width), width);
		return;
	}
	await page.mouse.click(box.x / 2, 300);
	await drawer.waitFor({ state: 'hidden' });
});

test(
	'quantities are stepped with the arrow keys, and links can be followed',
	{ tag: '@full' },
	async ({ page, shop }) => {
		const { line, subtotal, drawer } = await openByKeyboard(page, shop);
		await line('Camp Mug').field.focus();
		await page.keyboard.press('ArrowUp');
		await expectValue(line('Camp Mug').field, '2');
		await expectText(subtotal, '$87.00');
		await page.keyboard.press('ArrowDown');
		await expectValue(line('Camp Mug').field, '1');
		await drawer.getByRole('link', { name: 'View cart' }).focus();
		await page.keyboard.press('Enter');
		await page.waitForURL('**/cart/');
		await page.goBack();
		await page.waitForURL((url) => url.pathname === '/');
		assert.equal(await drawer.isVisible(), false, 'Back leads to the page, not to its drawer');
	},
);

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
