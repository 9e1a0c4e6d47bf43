/** Tests a grid that is sorted in place, or by a form without JavaScript, and the carousel. */
import { markDocument } from '../screens/catalogue.mjs';
import assert from 'node:assert/strict';
import { test, testWithoutJavaScript } from '../support/test.mjs';
import { hold } from '../screens/network.mjs';
import { eventually } from '../screens/wait.mjs';

const REFRESH = /\/storefront-islands\/v1\/refresh-loop/;

const sorting = (page) => page.getByRole('combobox', { name: 'Sort by' });
const names = (page) => page.locator('.storefront-product-card__name').allInnerTexts();
const grid = (page) => page.locator('[data-grid]');

/** Focuses the control first, as a shopper does. */
const sortBy = async (page, label) => {
	await sorting(page).focus();
	await sorting(page).selectOption(label);
};

test('sorting happens in place: one request, dimmed products, an announcement', async ({
	page,
}) => {
	await page.goto('/shop/?utm_source=mail');
	const isSamePage = await markDocument(page);
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

testWithoutJavaScript('without JavaScript sorting submits a form', async ({ page }) => {
	await page.goto('/shop/?min_price=20&utm_source=mail');
	await sorting(page).selectOption('Price: high to low');
	await page.getByRole('button', { name: 'Apply' }).first().waitFor();
	await page.locator('.storefront-product-grid__apply').click();
	await page.waitForURL('**/shop/**orderby=price-desc**');
	const { searchParams } = new URL(page.url());
	assert.equal(searchParams.get('min_price'), '20');
	assert.equal(searchParams.get('utm_source'), 'mail');
	assert.equal((await names(page))[0], 'Belt Bag');
});

test('the carousel scrolls by its buttons', async ({ page }) => {
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
