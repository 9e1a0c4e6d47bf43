/** Tests a request that the shop performs but whose response never arrives. */
import assert from 'node:assert/strict';
import { openCart } from './screens/cart-screen.mjs';
import { BATCH, FAILED_RESOURCE, loseResponse, once, storeRequests } from './screens/network.mjs';
import { expectText, expectValue } from './screens/wait.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

test('an add with a lost response is applied once', async ({ page, shop, expectError }) => {
	expectError(FAILED_RESOURCE);
	await page.goto('/');
	const requests = storeRequests(page);
	await once(page, BATCH, loseResponse);
	const add = page.getByRole('button', { name: 'Add to cart “Belt Bag”' }).first();
	await add.click();
	await page.getByRole('link', { name: 'View cart' }).waitFor();
	assert.equal(requests.filter((request) => request === 'POST batch').length, 2, 'sent again');
	assert.equal((await readCart(page, shop)).items_count, 1);
});

test(
	'a changed quantity with a lost response has the requested value',
	{ tag: '@full' },
	async ({ page, shop, expectError }) => {
		expectError(FAILED_RESOURCE);
		await fillCart(page, shop, { 'P-013': 1 });
		const cart = await openCart(page);
		await once(page, BATCH, loseResponse);
		await cart.line('Plain Tee').more.click();
		await expectText(cart.total, '$219.60');
		await expectValue(cart.line('Plain Tee').field, '2');
		assert.equal((await readCart(page, shop)).items[0]?.quantity, 2);
	},
);
