/**
 * Tests a grid that follows the URL (sorting, swapping products, retrying, without a reload and without JavaScript) and
 * the carousel.
 */
import assert from 'node:assert/strict';
import { readCart } from '../support/cart.mjs';
import { test, testWithoutJavaScript } from '../support/test.mjs';
import { FAILED_RESOURCE, hold, once } from '../screens/network.mjs';
import { eventually, untilQuiet } from '../screens/wait.mjs';

const REFRESH = /\/storefront-islands\/v1\/refresh-loop/;

const sorting = (page) => page.getByRole('combobox', { name: 'Sort by' });
const names = (page) => page.locator('.storefront-product-card__name').allInnerTexts();
const grid = (page) => page.locator('[data-grid]');
const ours = /\/storefront-islands\/build\/.*\.js/;

/** Focuses the control first, as a shopper does. */
const sortBy = async (page, label) => {
	await sorting(page).focus();
	await sorting(page).selectOption(label);
};

const stays = async (page) => {
	await page.evaluate(() => {
		window.isSamePage = true;
	});
	return () => page.evaluate(() => window.isSamePage === true);
};

test('sorting happens in place: one request, dimmed products, an announcement', async ({
	page,
}) => {
	await page.goto('/shop/?utm_source=mail');
	const isSamePage = await stays(page);
	const shopIsSlow = await hold(page, REFRESH);
	await sortBy(page, 'Price: high to low');
	await eventually('busy', () => grid(page).getAttribute('aria-busy'), 'true');
	await eventually('asked', shopIsSlow.count, 1);
	await shopIsSlow.release();
	await eventually('first', async () => (await names(page))[0], 'Belt Bag');
	assert.equal(shopIsSlow.count(), 1);
	assert.equal(await grid(page).getAttribute('aria-busy'), null);
	assert.equal(
		new URL(page.url()).search,
		'?utm_source=mail&orderby=price-desc',
		'other arguments stay',
	);
	await page.getByRole('status').filter({ hasText: '49 products' }).waitFor({ state: 'attached' });
	assert.ok(await isSamePage());
	await page.reload();
	assert.equal((await names(page))[0], 'Belt Bag');
	assert.equal(await sorting(page).inputValue(), 'price-desc');
});

test(
	'pages of sorted products are sorted too, and a new order resets the pagination',
	{ tag: '@full' },
	async ({ page }) => {
		await page.goto('/shop/?orderby=price');
		await page.getByRole('link', { name: 'Next' }).click();
		await page.getByText('Page 2 of 3', { exact: true }).waitFor();
		assert.match(page.url(), /orderby=price&query-0-page=2/);
		await sortBy(page, 'Name');
		await page.getByText('Page 1 of 3', { exact: true }).waitFor();
		assert.equal(new URL(page.url()).search, '?orderby=title');
	},
);

test(
	'products loaded in place can be added to the cart',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await page.goto('/shop/');
		await sortBy(page, 'Price: low to high');
		await eventually('sorted', async () => (await names(page))[0] !== 'Bauhaus Poster', true);
		const add = grid(page).locator('button[name="add-to-cart"]').first();
		const card = add.locator('xpath=ancestor::li');
		const name = await card.locator('h2').innerText();
		await add.click();
		await card.getByRole('link', { name: 'View cart' }).waitFor();
		const cart = await readCart(page, shop);
		assert.deepEqual(
			cart.items.map((item) => item.name),
			[name],
		);
	},
);

test(
	'after a failure the request can be retried',
	{ tag: '@full' },
	async ({ page, expectError }) => {
		expectError(FAILED_RESOURCE);
		await page.goto('/shop/');
		await once(page, REFRESH, (route) => route.abort('connectionreset'));
		await sortBy(page, 'Price: high to low');
		const again = page.getByRole('button', { name: 'Try again' });
		await again.waitFor();
		assert.equal(await page.locator('.storefront-product-card').count(), 24, 'products stay');
		await again.click();
		await eventually('first', async () => (await names(page))[0], 'Belt Bag');
		await again.waitFor({ state: 'detached' });
	},
);

test(
	'when the route is missing the browser navigates',
	{ tag: '@full' },
	async ({ page, expectError }) => {
		expectError(FAILED_RESOURCE);
		await page.goto('/shop/');
		const isSamePage = await stays(page);
		await page.route(REFRESH, (route) =>
			route.fulfill({ status: 404, json: { code: 'rest_no_route', message: 'No route' } }),
		);
		await sortBy(page, 'Price: high to low');
		await eventually('reloaded', async () => !(await isSamePage().catch(() => true)), true);
		await eventually('first', async () => (await names(page))[0], 'Belt Bag');
	},
);

test(
	'a page without interaction loads only boot and the script for deferred adds',
	{ tag: '@full' },
	async ({ page }) => {
		const loaded = [];
		page.on('request', (request) => {
			if (ours.test(request.url())) {
				loaded.push(request.url().replace(/.*\/|\?.*/g, ''));
			}
		});
		await page.goto('/shop/');
		await untilQuiet(page);
		assert.deepEqual(loaded, ['held-adds.js', 'boot.js']);
		// The first user interaction fetches the scripts of the filters but does not run them.
		await page.mouse.move(3, 3);
		await eventually('fetched', () => loaded.includes('product-grid.js'), true);
		assert.equal(await page.evaluate(() => 'wp' in window && 'data' in window.wp), false);
	},
);

testWithoutJavaScript(
	'without JavaScript sorting submits a form',
	{ tag: '@full' },
	async ({ page }) => {
		await page.goto('/shop/?min_price=20&utm_source=mail');
		await sorting(page).selectOption('Price: high to low');
		await page.getByRole('button', { name: 'Apply' }).first().waitFor();
		await page.locator('.storefront-product-grid__apply').click();
		await page.waitForURL('**/shop/**orderby=price-desc**');
		const { searchParams } = new URL(page.url());
		assert.equal(searchParams.get('min_price'), '20');
		assert.equal(searchParams.get('utm_source'), 'mail');
		assert.equal((await names(page))[0], 'Belt Bag');
	},
);

test('filters without results show how to go on', { tag: '@full' }, async ({ page }) => {
	await page.goto('/shop/?min_price=5000');
	await page.getByText('No products match all of these filters.').waitFor();
	await grid(page).getByRole('link', { name: 'Clear all filters' }).click();
	await page.waitForURL('**/shop/');
	assert.equal(await page.locator('.storefront-product-card').count(), 24);
});

test('the carousel scrolls by its buttons', { tag: '@full' }, async ({ page }) => {
	await page.goto('/');
	const carousel = page.getByRole('region', { name: 'Best rated' });
	const [before, next] = [
		carousel.getByRole('button', { name: 'Previous products' }),
		carousel.getByRole('button', { name: 'Next products' }),
	];
	await next.waitFor();
	assert.equal(await before.getAttribute('aria-disabled'), 'true');
	const offset = () => carousel.locator('ul').evaluate((list) => list.scrollLeft);
	await next.focus();
	await page.keyboard.press('Enter');
	await eventually('scrolled', async () => (await offset()) > 100, true);
	await eventually('can go back', () => before.getAttribute('aria-disabled'), 'false');
	await before.click();
	await eventually('at the start', offset, 0);
});
