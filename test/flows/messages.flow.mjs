/** Tests that the notices of a link or a form without JavaScript are shown above the cart, once. */
import assert from 'node:assert/strict';
import { cartScreen, openCart, wakeCart } from './screens/cart-screen.mjs';
import { expectAccessible } from './support/accessibility.mjs';
import { fillCart, productBySku, readCart } from './support/cart.mjs';
import { test, testWithoutJavaScript } from './support/test.mjs';

/** Adds a second Morning Mug, which is sold individually, by a link. */
const addSecondMug = async (page, shop) => {
	await fillCart(page, shop, { 'P-002': 1 });
	const { id } = await productBySku(page, shop, 'P-002');
	await page.goto(`/cart/?add-to-cart=${id}`);
	assert.equal((await readCart(page, shop)).items_count, 1);
};

testWithoutJavaScript(
	'without JavaScript the shopper sees why a product was not added',
	async ({ page, shop }) => {
		await addSecondMug(page, shop);
		const { notices, line } = cartScreen(page);
		assert.match(await notices.innerText(), /Morning Mug/);
		assert.equal(await notices.getByRole('button').isVisible(), false);
		assert.ok(await line('Morning Mug').row.isVisible());
		await page.goto('/cart/');
		assert.equal(await notices.count(), 0);
	},
);

test(
	'the message stays after hydration, and can be dismissed',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await addSecondMug(page, shop);
		await wakeCart(page);
		const { notices } = cartScreen(page);
		assert.match(await notices.getByText(/Morning Mug/).innerText(), /cannot|can't|only/i);
		await expectAccessible(page);
		await notices.getByRole('button', { name: 'Dismiss this notice' }).click();
		assert.equal(await notices.count(), 0);
		assert.equal(await (await openCart(page)).notices.count(), 0);
	},
);
