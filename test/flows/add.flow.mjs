/**
 * Tests that a product added to the cart shows up in the other islands of the page. Product grids and add-to-cart forms
 * are tested in catalogue/.
 */
import assert from 'node:assert/strict';
import { miniCart } from './screens/mini-cart.mjs';
import { BATCH, hold } from './screens/network.mjs';
import { expectText } from './screens/wait.mjs';
import { readCart } from './support/cart.mjs';
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
	await add.hover();
	await add.locator('xpath=ancestor::form[@data-hydrated]').waitFor();
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

test('a click on the words of a button is one on the button, which stays in its form @full', async ({
	page,
}) => {
	await page.goto('/');
	const add = addButton(page, 'Belt Bag');
	await add.evaluate((button) => {
		button.addEventListener('click', ({ target }) => {
			button.dataset.found = `${target.localName} ${target.closest('form') !== null}`;
		});
	});
	await add.locator('[data-label]').click({ force: true });
	assert.equal(await add.getAttribute('data-found'), 'button true');
});
