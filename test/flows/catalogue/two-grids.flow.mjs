/** Tests two grids on one page: one uses the page's filters, the other only its own. */
import assert from 'node:assert/strict';
import { decodedQueryOf, catalogueScreen, expandFilters } from '../screens/catalogue.mjs';
import { PRODUCTS, requestsTo } from '../screens/network.mjs';
import { eventually } from '../screens/wait.mjs';
import { test } from '../support/test.mjs';
import { writePage } from '../support/page.mjs';

const TWO = `<!-- wp:storefront-islands/filters -->
<!-- wp:storefront-islands/active-filters /-->
<!-- wp:storefront-islands/filter-list {"taxonomy":"pa_color","heading":"Color"} /-->
<!-- wp:storefront-islands/taxonomy-filter {"widgetId":"own","taxonomy":"product_cat","heading":"Only below"} /-->
<!-- /wp:storefront-islands/filters -->
<!-- wp:storefront-islands/product-grid {"inherit":true,"perPage":24,"paginate":true,"widgetId":"page"} /-->
<!-- wp:storefront-islands/product-grid {"perPage":24,"orderBy":"title","widgetId":"own"} /-->`;

const cardsOf = (page, id) => page.locator(`[data-grid^="${id}."] .storefront-product-card`);

const open = async (page, shop, search = '') => {
	await page.goto(`${await writePage(shop, 'two-grids', TWO)}${search}`);
	await expandFilters(page);
	return catalogueScreen(page);
};

test("the page's filters affect the grid that inherits its query", async ({ page, shop }) => {
	const screen = await open(page, shop);
	const requests = requestsTo(page, PRODUCTS);
	const own = await cardsOf(page, 'own').allInnerTexts();
	await screen.choice('Color', 'Blue').click();
	await eventually('shown', () => cardsOf(page, 'page').count(), 13);
	assert.deepEqual(await cardsOf(page, 'own').allInnerTexts(), own);
	assert.equal(requests.length, 1);
});

test("a grid's own filter affects only that grid", async ({ page, shop }) => {
	const screen = await open(page, shop);
	const requests = requestsTo(page, PRODUCTS);
	const others = await cardsOf(page, 'page').allInnerTexts();
	await screen.choice('Category', 'Mugs').click();
	await eventually('shown', () => cardsOf(page, 'own').count(), 12);
	assert.equal(decodedQueryOf(page), 'e-filter-own-product_cat=mugs');
	assert.deepEqual(await cardsOf(page, 'page').allInnerTexts(), others);
	assert.equal(requests.length, 1);
	await page.reload();
	assert.equal(await cardsOf(page, 'own').count(), 12);
	assert.equal(await cardsOf(page, 'page').count(), 24);
});

test('a link opens with both filters', async ({ page, shop }) => {
	await open(page, shop, '?filter_color=red&e-filter-own-product_cat=mugs,bags');
	assert.equal(await cardsOf(page, 'page').count(), 12);
	assert.equal(await cardsOf(page, 'own').count(), 24);
	assert.ok(await catalogueScreen(page).choice('Category', 'Bags').isChecked());
});
