/** Tests the buttons of a product grid: quick clicks, a refusal, and scripts that fail to load. */
import assert from 'node:assert/strict';
import { readCart } from '../support/cart.mjs';
import { test } from '../support/test.mjs';

const MUGS = '/product-category/mugs/';

const card = (page, name) => page.locator('.storefront-product-card').filter({ hasText: name });

const topOnPage = (element) => element.getBoundingClientRect().top + window.scrollY;

const quantities = async (page, shop) =>
	(await readCart(page, shop)).items.map(({ name, quantity }) => [name, quantity]);

test('a double click adds once', { tag: '@full' }, async ({ page, shop }) => {
	await page.goto(MUGS);
	const mug = card(page, 'Tall Mug');
	await mug.getByRole('button').dblclick();
	await mug.getByRole('link', { name: 'View cart' }).waitFor();
	assert.deepEqual(await quantities(page, shop), [['Tall Mug', 1]]);
});

test('an error is shown beside the button', { tag: '@full' }, async ({ page, shop }) => {
	await page.goto(MUGS);
	const mug = card(page, 'Morning Mug');
	const button = mug.getByRole('button');
	await button.click();
	await mug.getByRole('link', { name: 'View cart' }).waitFor();
	const firstRow = page.locator('.storefront-add-to-cart__button').nth(0);
	const tops = async () => [await firstRow.evaluate(topOnPage), await button.evaluate(topOnPage)];
	const before = await tops();
	await button.click();
	await mug.locator('[role="status"][data-state="error"]').waitFor();
	assert.match(await mug.getByRole('status').innerText(), /Morning Mug|already in the cart/);
	assert.deepEqual(await tops(), before, 'another button has moved');
	assert.deepEqual(await quantities(page, shop), [['Morning Mug', 1]]);
});

test('a form whose scripts fail to load adds all the same, and is submitted by the browser where that is lost', async ({
	page,
	shop,
	expectError,
}) => {
	expectError(/./);
	await page.route('**/build/add-to-cart.js*', (route) => route.abort());
	await page.goto(MUGS);
	await card(page, 'Tall Mug').getByRole('button').click();
	await card(page, 'Tall Mug').getByText('"Tall Mug" was added to your cart.').waitFor();
	assert.deepEqual(await quantities(page, shop), [['Tall Mug', 1]]);

	// Only what is sent at once is JSON.
	await page.route(/\/cart\/$/, (route) =>
		route.request().headers()['content-type'] === 'application/json'
			? route.abort()
			: route.continue(),
	);
	await card(page, 'Tall Mug').getByRole('button').click();
	await page.waitForURL('**/cart/**');
	assert.deepEqual(await quantities(page, shop), [['Tall Mug', 2]]);
});
