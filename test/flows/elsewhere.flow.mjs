/** Tests cart changes that this page does not see, made on another device or by the shop: the changes are announced. */
import assert from 'node:assert/strict';
import { openCart } from './screens/cart-screen.mjs';
import { expectText, expectValue } from './screens/wait.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

/** Changes the visitor's cart without the page noticing. */
const changeElsewhere = async (page, shop, path, data) => {
	const nonce = (await page.request.get(`${shop.url}/wp-json/wc/store/v1/cart`)).headers().nonce;
	const response = await page.request.post(`${shop.url}/wp-json/wc/store/v1/cart/${path}`, {
		headers: { Nonce: nonce },
		data,
	});
	assert.ok(response.ok());
};

const keyOf = async (page, shop, sku) =>
	(await readCart(page, shop)).items.find((item) => item.sku === sku).key;

test('removed and changed items are reported with the next response', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-013': 1, 'P-008': 1, 'P-003': 1 });
	const cart = await openCart(page);
	await changeElsewhere(page, shop, 'remove-item', { key: await keyOf(page, shop, 'P-008') });
	await changeElsewhere(page, shop, 'update-item', {
		key: await keyOf(page, shop, 'P-003'),
		quantity: 4,
	});
	await cart.line('Plain Tee').more.click();
	await cart.screen.getByText('"Camp Mug" was removed from your cart.').waitFor();
	await cart.screen.getByText('The quantity of "Espresso Cup" was changed to 4.').waitFor();
	await expectValue(cart.line('Espresso Cup').field, '4');
	await expectText(cart.amount('Subtotal'), '$362.00');
	assert.equal(await cart.line('Camp Mug').row.count(), 0);
});

test('changing a removed line reports the removal, and the cart is correct', async ({
	page,
	shop,
	expectError,
}) => {
	expectError(/Failed to load resource/);
	await fillCart(page, shop, { 'P-013': 1, 'P-008': 1 });
	const cart = await openCart(page);
	await changeElsewhere(page, shop, 'remove-item', { key: await keyOf(page, shop, 'P-008') });
	await cart.line('Camp Mug').more.click();
	await cart.screen.getByText('"Camp Mug" was removed from your cart.').waitFor();
	await cart.line('Camp Mug').row.waitFor({ state: 'detached' });
	await expectText(cart.amount('Subtotal'), '$89.00');
});
