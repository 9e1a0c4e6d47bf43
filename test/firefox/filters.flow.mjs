/** Tests a filter: products and counts follow it, and the browser's Back takes it back. */
import assert from 'node:assert/strict';
import {
	expandFilters,
	expectResults,
	namesOf,
	openCatalogue,
} from '../flows/screens/catalogue.mjs';
import { eventually } from '../flows/screens/wait.mjs';
import { writeFiltersPage } from '../flows/support/filters-page.mjs';
import { test } from '../flows/support/test.mjs';

test('products and counts follow a filter, and Back and Forward', async ({ page, shop }) => {
	const { choice, choices } = await openCatalogue(page, await writeFiltersPage(shop));
	const counts = () =>
		choices('Category').locator('.storefront-filter-list__count').allInnerTexts();
	const all = { counts: await counts(), names: await namesOf(page) };
	const blue = choice('Color', 'Blue');

	await blue.press('Space');
	await expectResults(page, { address: 'filter_color=blue', count: '13 products' });
	await eventually('counts', counts, ['3', '3', '3', '4']);
	assert.notDeepEqual(await namesOf(page), all.names);

	// A page that is restored fires no load event.
	await page.goBack({ waitUntil: 'commit' });
	await expectResults(page, { address: '', count: '49 products' });
	await eventually('counts', counts, all.counts);
	await eventually('products', () => namesOf(page), all.names);
	assert.equal(await blue.isChecked(), false);

	await page.goForward({ waitUntil: 'commit' });
	await expectResults(page, { address: 'filter_color=blue', count: '13 products' });
	await eventually('the choice is ticked', () => blue.isChecked(), true);

	// Firefox fills in what fields had before the reload.
	await page.reload();
	await expandFilters(page);
	await expectResults(page, { address: 'filter_color=blue', count: '13 products' });
	assert.ok(await blue.isChecked());
});
