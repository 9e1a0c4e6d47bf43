/** Tests a visitor without JavaScript: everything can be read, links work, and products can be added. */
import assert from 'node:assert/strict';
import { cartScreen } from './screens/cart-screen.mjs';
import { miniCart } from './screens/mini-cart.mjs';
import { productForm } from './screens/product-form.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

test.use({ javaScriptEnabled: false });

test('the cart is readable and its links work', { tag: '@full' }, async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-003': 2, 'P-004': 1 });
	await page.goto('/cart/');
	const cart = cartScreen(page);
	const { row, total, field } = cart.line('Espresso Cup');
	assert.equal(await total.innerText(), '$92.00');
	assert.equal(await field.inputValue(), '2');
	assert.ok(await cart.line('Café “Crème” <Mug> & Saucer').row.isVisible());
	assert.equal(await cart.total.innerText(), '$188.10');
	await cart.proceed.click();
	await page.waitForURL('**/checkout/');
	await page.goto('/cart/');
	await row.getByRole('link', { name: 'Espresso Cup' }).click();
	await page.waitForURL('**/product/espresso-cup/');
});

test(
	'the mini-cart links to the cart, and a product can be added',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await page.goto('/');
		assert.ok(await miniCart(page).button.isVisible());
		await page.getByRole('button', { name: 'Add to cart “Belt Bag”' }).first().click();
		await page.waitForLoadState();
		assert.deepEqual(
			(await readCart(page, shop)).items.map(({ sku, quantity }) => `${quantity} × ${sku}`),
			['1 × P-048'],
		);
		await miniCart(page).button.click();
		await page.waitForURL('**/cart/');
		assert.ok(await cartScreen(page).line('Belt Bag').row.isVisible());
	},
);

test('a variation can be chosen and added', { tag: '@demo' }, async ({ page, shop }) => {
	await page.goto('/product/club-hoodie/');
	const { choose, button } = productForm(page);
	await choose('Blue', 'Large');
	await button.click();
	await page.waitForLoadState();
	assert.deepEqual(
		(await readCart(page, shop)).items.map(({ sku }) => sku),
		['V-001-BLUE-L'],
	);
});
