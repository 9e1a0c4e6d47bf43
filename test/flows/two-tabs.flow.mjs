/** Tests that two tabs of one visitor stay in sync without repeated requests to the shop. */
import assert from 'node:assert/strict';
import { openCart } from './screens/cart-screen.mjs';
import { miniCart } from './screens/mini-cart.mjs';
import { storeRequests } from './screens/network.mjs';
import { eventually, expectText, expectValue } from './screens/wait.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

test(
	'a change in one tab shows in the other',
	{ tag: '@full' },
	async ({ page, context, shop, watchPage }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		const other = await context.newPage();
		watchPage(other);
		const here = await openCart(page);
		const there = await openCart(other);
		const asked = storeRequests(other);
		await page.bringToFront();
		for (let click = 0; click < 5; click += 1) {
			await here.line('Plain Tee').more.click();
		}
		await expectValue(there.line('Plain Tee').field, '6');
		await expectText(there.line('Plain Tee').total, '$534.00');
		await expectText(here.state, '');
		assert.ok(asked.length <= 1, `the other tab asked ${asked.join(', ')}`);

		// Checks the other direction, too: the tabs must not trigger each other's requests endlessly.
		const requestsHere = storeRequests(page);
		await other.bringToFront();
		await there.line('Plain Tee').remove.click();
		await here.empty.waitFor();
		await eventually('cart', async () => (await readCart(page, shop)).items_count, 0);
		assert.ok(requestsHere.length <= 1, `the first tab asked ${requestsHere.join(', ')}`);
	},
);

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

test(
	'an add in one tab shows the mini-cart in another without interaction',
	{ tag: '@full' },
	async ({ page, context, watchPage }) => {
		const other = await context.newPage();
		watchPage(other);
		await page.goto('/');
		await other.goto('/shop/');
		await page.bringToFront();
		await page.getByRole('button', { name: 'Add to cart “Belt Bag”' }).first().click();
		await expectText(miniCart(page).badge, '1');
		await miniCart(other).button.waitFor();
		await other.bringToFront();
		await miniCart(other).button.click();
		await expectValue(miniCart(other).line('Belt Bag').field, '1');
	},
);
