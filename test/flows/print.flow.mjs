/** What is printed of cart and checkout: every line and amount, and none of the controls. */
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { openCart } from './screens/cart-screen.mjs';
import { openCheckout } from './screens/checkout.mjs';
import { fillCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

const GOODS = { 'P-001': 6, 'P-013': 1 };

test('a printed cart has its lines and amounts, and no controls', async ({ page, shop }) => {
	await fillCart(page, shop, GOODS);
	const { screen, lines, total } = await openCart(page);
	await page.emulateMedia({ media: 'print' });
	await expect(lines).toHaveCount(2);
	await expect(total).toBeVisible();
	await expect(screen.getByRole('textbox', { name: /^Quantity of/ }).first()).toBeVisible();
	for (const control of await screen.locator('button, summary').all()) {
		await expect(control).toBeHidden();
	}
});

test('a printed checkout has the lines of the order, also where they were folded', async ({
	page,
	shop,
}) => {
	await fillCart(page, shop, GOODS);
	await openCheckout(page);
	const order = page.locator('.storefront-order');
	const count = order.locator('.storefront-order-line__count').first();
	// As on a phone.
	await order.locator('.storefront-order__details').evaluate((details) => {
		details.open = false;
	});
	await expect(count).toBeHidden();
	await page.emulateMedia({ media: 'print' });
	await expect(count).toBeVisible();
	await expect(order.getByText('Subtotal', { exact: true })).toBeVisible();
	await expect(order.locator('.storefront-cart__coupon')).toBeHidden();
	// The number is in the colour of the page on one of the text's.
	assert.equal(
		await count.evaluate((element) => window.getComputedStyle(element).printColorAdjust),
		'exact',
	);
});
