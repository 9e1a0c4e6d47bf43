/**
 * Tests the catalogue without JavaScript: filters are forms, chips and pagination are links, and the URLs are the same
 * as with JavaScript.
 */
import assert from 'node:assert/strict';
import {
	decodedQueryOf,
	catalogueScreen,
	expectResults,
	expandFilters,
} from '../screens/catalogue.mjs';
import { expectText } from '../screens/wait.mjs';
import { test } from '../support/test.mjs';

test.use({ javaScriptEnabled: false });

const apply = (screen, heading) =>
	screen.filters
		.locator('.storefront-filter')
		.filter({ has: screen.filters.page().getByRole('heading', { name: heading, exact: true }) })
		.getByRole('button', { name: /^Apply/ })
		.click();

test('filters are applied by submit buttons, and removed by links', async ({ page }) => {
	await page.goto('/shop/?utm_source=mail');
	const screen = catalogueScreen(page);
	await expandFilters(page);
	await screen.choice('Color', 'Blue').click();
	await screen.choice('Color', 'Red').click();
	await apply(screen, 'Color');
	await expectResults(page, {
		address: 'utm_source=mail&filter_color=blue,red&query_type_color=or',
		count: '25 products',
	});
	await expandFilters(page);
	await screen.lowest.fill('90');
	await apply(screen, 'Price');
	await expectText(screen.count, '2 products');
	assert.equal(new URL(page.url()).searchParams.get('min_price'), '90');
	await expandFilters(page);
	await screen.chip('Red').click();
	await expectText(screen.count, '1 product');
	assert.equal(new URL(page.url()).searchParams.get('filter_color'), 'blue');
	await expandFilters(page);
	await screen.clearAll.click();
	await expectResults(page, { address: 'utm_source=mail', count: '49 products' });
});

test('pagination and products are links', { tag: '@full' }, async ({ page }) => {
	await page.goto('/shop/?filter_stock_status=instock');
	await page.getByRole('link', { name: 'Next' }).click();
	await page.getByText('Page 2 of 2').waitFor();
	assert.equal(decodedQueryOf(page), 'filter_stock_status=instock&query-0-page=2');
	await page.locator('.storefront-product-card__name a').first().click();
	await page.waitForURL('**/product/**');
});
