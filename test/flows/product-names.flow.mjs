/** Tests that a product whose name looks like HTML is shown by that name in messages about another tab's changes. */
import assert from 'node:assert/strict';
import { openCart } from './screens/cart-screen.mjs';
import { FAILED_RESOURCE } from './screens/network.mjs';
import { expectText, expectValue } from './screens/wait.mjs';
import { changeCart, fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

const NAME = 'Café “Crème” <Mug> & Saucer';
const SKU = 'P-004';

const keyOf = async (page, shop) =>
	(await readCart(page, shop)).items.find(({ sku }) => sku === SKU).key;

test("a change by another tab is reported with the product's name", async ({ page, shop }) => {
	await fillCart(page, shop, { [SKU]: 1, 'P-013': 1 });
	const cart = await openCart(page);
	await changeCart(page, shop, 'update-item', { key: await keyOf(page, shop), quantity: 3 });
	await cart.line('Plain Tee').more.click();
	await expectText(cart.notices.locator('p'), `The quantity of "${NAME}" was changed to 3.`);
	await expectValue(cart.line(NAME).field, '3');
});

test("changing a line that another tab removed reports the product's name", async ({
	page,
	shop,
	expectError,
}) => {
	expectError(FAILED_RESOURCE);
	await fillCart(page, shop, { [SKU]: 1, 'P-013': 1 });
	const cart = await openCart(page);
	await changeCart(page, shop, 'remove-item', { key: await keyOf(page, shop) });
	await cart.line(NAME).more.click();
	await expectText(cart.notices.locator('p'), `"${NAME}" was removed from your cart.`);
	await cart.line(NAME).row.waitFor({ state: 'detached' });
	assert.equal(await cart.screen.getByText('Cart item does not exist.').count(), 0);
	assert.equal(await cart.notices.count(), 1);
	await expectText(cart.amount('Subtotal'), '$89.00');
});
