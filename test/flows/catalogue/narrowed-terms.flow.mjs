/** Tests a category that is ticked beside the one that a grid, or its page, has already: what is in both is found. */
import assert from 'node:assert/strict';
import { expectResults, namesOf, openCatalogue } from '../screens/catalogue.mjs';
import { writePage } from '../support/page.mjs';
import { test } from '../support/test.mjs';

const CONTENT = `<!-- wp:storefront-islands/filters -->
<!-- wp:storefront-islands/filter-list {"kind":"category","heading":"Category"} /-->
<!-- wp:storefront-islands/filter-list {"taxonomy":"pa_color","heading":"Color"} /-->
<!-- /wp:storefront-islands/filters -->
<!-- wp:storefront-islands/product-grid {"category":"mugs","filterable":true} /-->`;

test('a second category finds the products of both', { tag: '@1280' }, async ({ page, shop }) => {
	const bag = { PRODUCT: 'studio-mug', TAXONOMY: 'product_cat', TERM: 'bags' };
	await shop.php('test/flows/support/product-term.php', bag);
	const ofGrid = await openCatalogue(page, await writePage(shop, 'mugs-only', CONTENT));
	await ofGrid.choice('Category', 'Bags').click();
	await expectResults(page, { address: 'categories=bags', count: '1 product' });
	assert.deepEqual(await namesOf(page), ['Studio Mug']);
	const ofPage = await openCatalogue(page, '/product-category/mugs/?categories=bags');
	assert.deepEqual(await namesOf(page), ['Studio Mug']);
	await ofPage.choice('Color', 'Blue').click();
	await expectResults(page, { address: 'categories=bags&filter_color=blue', count: '1 product' });
	await ofPage
		.choices('Color')
		.getByRole('checkbox', { name: /^Blue\b.* 1 product$/ })
		.waitFor();
});
