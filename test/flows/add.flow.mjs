/**
 * Tests that a product added to the cart shows up in the other islands of the page. Product grids and add-to-cart forms
 * are tested in catalogue/.
 */
import assert from 'node:assert/strict';
import { miniCart } from './screens/mini-cart.mjs';
import { BATCH, FAILED_RESOURCE, hold } from './screens/network.mjs';
import { eventually, expectText } from './screens/wait.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

const contents = async (page, shop) =>
	(await readCart(page, shop)).items.map(({ sku, quantity }) => `${quantity} × ${sku}`);

const addButton = (page, name) => page.getByRole('button', { name: `“${name}”` }).first();

const messageOf = (button) => button.locator('xpath=ancestor::form').getByRole('status');

test('an add from the grid is announced, added, and shown in the mini-cart', async ({
	page,
	shop,
}) => {
	await page.goto('/');
	const { button: cartLink, badge } = miniCart(page);
	assert.equal(await cartLink.isVisible(), false, 'hidden while the cart is empty');
	const shopIsSlow = await hold(page, BATCH);
	const add = addButton(page, 'Belt Bag');
	await add.click();
	await expectText(add.locator('[data-label]'), 'Adding…');
	await cartLink.waitFor();
	await shopIsSlow.release();
	await messageOf(add).getByRole('link', { name: 'View cart' }).waitFor();
	await expectText(badge, '1');
	assert.deepEqual(await contents(page, shop), ['1 × P-048']);
	assert.equal(await add.locator('[data-label]').innerText(), 'Add to cart');
	const filled = page.getByRole('button', { name: 'Add to cart “Belt Bag” 1 in cart' }).first();
	await filled.waitFor();
	await page.reload();
	await filled.waitFor();
});

test(
	'a refusal of the shop is shown beside the button',
	{ tag: '@full' },
	async ({ page, shop, expectError }) => {
		expectError(FAILED_RESOURCE);
		await fillCart(page, shop, { 'P-042': 2 });
		await page.goto('/');
		const add = addButton(page, 'Sling Bag');
		await add.click();
		await messageOf(add)
			.getByText(/Sling Bag/)
			.waitFor();
		await eventually('state', () => messageOf(add).getAttribute('data-state'), 'error');
		assert.deepEqual(await contents(page, shop), ['2 × P-042']);
	},
);

test('a cross-sell is added on the cart page', { tag: '@full' }, async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-003': 1 });
	await page.goto('/cart/');
	await page.getByRole('button', { name: 'Add to cart: Tall Mug' }).click();
	await page.locator('.storefront-line').filter({ hasText: 'Tall Mug' }).waitFor();
	await eventually('cart', () => contents(page, shop), ['1 × P-003', '1 × P-005']);
});
