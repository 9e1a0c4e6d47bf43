/** Tests two tabs of one visitor that change the cart at the same time. */
import assert from 'node:assert/strict';
import { openCart } from './screens/cart-screen.mjs';
import { expectText, expectValue } from './screens/wait.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

test('simultaneous changes in both result in one cart', async ({
	page,
	context,
	shop,
	watchPage,
}) => {
	await fillCart(page, shop, { 'P-013': 1, 'P-039': 1 });
	const other = await context.newPage();
	watchPage(other);
	const here = await openCart(page);
	const there = await openCart(other);
	await Promise.all([here.line('Plain Tee').more.click(), there.line('Day Pack').more.click()]);
	for (const cart of [here, there]) {
		await expectValue(cart.line('Plain Tee').field, '2');
		await expectValue(cart.line('Day Pack').field, '2');
		await expectText(cart.state, '');
		await expectText(cart.amount('Subtotal'), '$316.50');
	}
	assert.deepEqual(
		(await readCart(page, shop)).items.map(({ quantity }) => quantity),
		[2, 2],
	);
});
