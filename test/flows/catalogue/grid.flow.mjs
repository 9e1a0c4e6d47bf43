/** Tests product grids: display, adding to the cart, search and pagination, with and without JavaScript. */
import assert from 'node:assert/strict';
import { expectAccessible } from '../support/accessibility.mjs';
import { readCart } from '../support/cart.mjs';
import { test, testWithoutJavaScript } from '../support/test.mjs';

const MUGS = '/product-category/mugs/';

const card = (page, name) => page.locator('.storefront-product-card').filter({ hasText: name });

const topOnPage = (element) => element.getBoundingClientRect().top + window.scrollY;

const quantities = async (page, shop) =>
	(await readCart(page, shop)).items.map(({ name, quantity }) => [name, quantity]);

test('a product is added without leaving the page', { tag: '@full' }, async ({ page, shop }) => {
	await page.goto(MUGS);
	const mug = card(page, 'Morning Mug');
	await mug.getByRole('button', { name: 'Add to cart “Morning Mug”' }).click();
	await mug.getByText('"Morning Mug" was added to your cart.').waitFor({ state: 'attached' });
	assert.deepEqual(await quantities(page, shop), [['Morning Mug', 1]]);
	await mug.getByRole('link', { name: 'View cart' }).click();
	await page.waitForURL('**/cart/');
});

test('a double click adds once', async ({ page, shop }) => {
	await page.goto(MUGS);
	const mug = card(page, 'Tall Mug');
	await mug.getByRole('button').dblclick();
	await mug.getByRole('link', { name: 'View cart' }).waitFor();
	assert.deepEqual(await quantities(page, shop), [['Tall Mug', 1]]);
});

test('the minimum quantity is added', { tag: '@full' }, async ({ page, shop }) => {
	await page.goto(MUGS);
	const mug = card(page, 'Harbour Mug');
	await mug.getByRole('button', { name: 'Add 6 to cart' }).click();
	await mug.getByRole('link', { name: 'View cart' }).waitFor();
	assert.deepEqual(await quantities(page, shop), [['Harbour Mug', 6]]);
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

test('adding does not shift the layout', { tag: '@full' }, async ({ page }) => {
	await page.goto(MUGS);
	const tee = card(page, 'Tall Mug');
	const boxes = () =>
		page
			.locator('.storefront-product-card')
			.evaluateAll((cards) => cards.map((element) => element.getBoundingClientRect().height));
	const before = await boxes();
	await tee.getByRole('button').click();
	await tee.getByRole('link', { name: 'View cart' }).waitFor();
	assert.deepEqual(await boxes(), before);
});

test('the catalogue is paginated', { tag: '@full' }, async ({ page }) => {
	await page.goto('/shop/');
	const first = await page.locator('.storefront-product-card').allInnerTexts();
	await page.getByRole('link', { name: 'Next' }).click();
	await page.getByText('Page 2 of 3', { exact: true }).waitFor();
	const second = await page.locator('.storefront-product-card').allInnerTexts();
	assert.equal(first.filter((text) => second.includes(text)).length, 0);
	await page.getByRole('link', { name: 'Next' }).click();
	await page.getByText('Page 3 of 3', { exact: true }).waitFor();
	assert.equal(await page.locator('.storefront-product-card').count(), 1);
	assert.equal(await page.getByRole('link', { name: 'Next' }).count(), 0);
	await page.getByRole('link', { name: 'Previous' }).click();
	await page.getByText('Page 2 of 3', { exact: true }).waitFor();
});

test(
	'products are found by search, and no results are reported',
	{ tag: '@full' },
	async ({ page }) => {
		await page.goto('/');
		const search = page.getByRole('searchbox', { name: 'Search products' });
		await search.fill('poster');
		// Not `search.press`: on hydration the role of the field changes to combobox, and the locator no longer matches.
		await page.keyboard.press('Enter');
		await page.getByRole('heading', { level: 1, name: /poster/ }).waitFor();
		const names = await page.locator('.storefront-product-card__name').allInnerTexts();
		assert.equal(names.length, 12);
		assert.ok(names.every((name) => name.includes('Poster')));
		await page.goto('/?s=submarine&post_type=product');
		await page.getByText('Nothing was found for “submarine”.').waitFor();
	},
);

test('a category has a page, linked in the menu', { tag: '@full' }, async ({ page, width }) => {
	await page.goto('/shop/');
	const menu = page.getByRole('navigation', { name: 'Main' });
	if (width < 768) {
		await menu.locator('summary', { hasText: 'Menu' }).first().click();
	}
	await menu.locator('summary', { hasText: 'Sub-menu of Shop' }).click();
	await menu.getByRole('link', { name: 'Bags' }).click();
	await page.getByRole('heading', { level: 1, name: 'Bags' }).waitFor();
	assert.equal(await page.locator('.storefront-product-card').count(), 12);
});

testWithoutJavaScript(
	'without JavaScript an added product shows in the cart',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await page.goto(MUGS);
		await card(page, 'Tall Mug').getByRole('button').click();
		await page.waitForURL('**/cart/**');
		await page.getByRole('link', { name: 'Tall Mug' }).first().waitFor();
		assert.deepEqual(await quantities(page, shop), [['Tall Mug', 1]]);
	},
);

test('a form whose scripts fail to load is submitted by the browser', async ({
	page,
	shop,
	expectError,
}) => {
	expectError(/./);
	await page.route('**/build/add-to-cart.js*', (route) => route.abort());
	await page.goto(MUGS);
	await card(page, 'Tall Mug').getByRole('button').click();
	await page.waitForURL('**/cart/**');
	assert.deepEqual(await quantities(page, shop), [['Tall Mug', 1]]);
});

for (const path of ['/', '/shop/', MUGS, '/?s=bag&post_type=product']) {
	test(`axe finds nothing on ${path}`, { tag: '@full' }, async ({ page }) => {
		await page.goto(path);
		await expectAccessible(page);
	});
}

test(
	'catalogue pages contain nothing about the visitor',
	{ tag: '@full' },
	async ({ page, shop }) => {
		const anonymous = await (await fetch(shop.url + MUGS)).text();
		await page.goto(MUGS);
		await card(page, 'Tall Mug').getByRole('button').click();
		await card(page, 'Tall Mug').getByRole('link', { name: 'View cart' }).waitFor();
		const own = await (await page.request.get(MUGS)).text();
		assert.equal(own, anonymous);
	},
);
