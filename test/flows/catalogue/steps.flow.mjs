/**
 * Tests filters whose changes are history entries that Back undoes, which is a block option; without it Back leaves the
 * page.
 */
import assert from 'node:assert/strict';
import { expectResults, openCatalogue } from '../screens/catalogue.mjs';
import { expectValue } from '../screens/wait.mjs';
import { test } from '../support/test.mjs';
import { writePage } from '../support/page.mjs';

const STEPS = `<!-- wp:storefront-islands/filters -->
<!-- wp:storefront-islands/active-filters {"backUndoes":true} /-->
<!-- wp:storefront-islands/price-filter {"backUndoes":true} /-->
<!-- wp:storefront-islands/filter-list {"taxonomy":"pa_color","heading":"Color","backUndoes":true} /-->
<!-- /wp:storefront-islands/filters -->
<!-- wp:storefront-islands/product-grid {"paginate":true,"inherit":true,"sortable":true} /-->`;

test('each change is undone by Back and redone by Forward', async ({ page, shop }) => {
	const screen = await openCatalogue(page, await writePage(shop, 'steps', STEPS));
	await screen.choice('Color', 'Blue').click();
	await expectResults(page, { address: 'filter_color=blue', count: '13 products' });
	// The price range of blue products arrives after the products, and replaces the value of an untouched field.
	await expectValue(screen.lowest, '10');
	await screen.lowest.fill('90');
	await expectResults(page, { address: 'min_price=90&filter_color=blue', count: '1 product' });
	await screen.chip('Blue').click();
	await expectResults(page, { address: 'min_price=90', count: '4 products' });

	await page.goBack();
	await expectResults(page, { address: 'min_price=90&filter_color=blue', count: '1 product' });
	assert.ok(await screen.choice('Color', 'Blue').isChecked());
	await page.goBack();
	await expectResults(page, { address: 'filter_color=blue', count: '13 products' });
	await expectValue(screen.lowest, '10');
	await page.goBack();
	await expectResults(page, { address: '', count: '49 products' });
	await screen.active.waitFor({ state: 'hidden' });
	await page.goForward();
	await expectResults(page, { address: 'filter_color=blue', count: '13 products' });
});

test('without the option a change adds no history entry: Back leads to the previous page', async ({
	page,
}) => {
	await page.goto('/about-us/');
	const screen = await openCatalogue(page);
	await screen.choice('Color', 'Blue').click();
	await expectResults(page, { address: 'filter_color=blue', count: '13 products' });
	await page.goBack();
	await page.waitForURL('**/about-us/');
	await page.goForward();
	await expectResults(page, { address: 'filter_color=blue', count: '13 products' });
});
