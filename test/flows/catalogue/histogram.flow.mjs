/**
 * Tests that the histogram of the price filter follows every other filter, using the responses that are requested
 * anyway.
 */
import assert from 'node:assert/strict';
import { expectResults, openCatalogue } from '../screens/catalogue.mjs';
import { COUNTS, PRODUCTS, requestsTo } from '../screens/network.mjs';
import { eventually } from '../screens/wait.mjs';
import { test } from '../support/test.mjs';

const bars = (screen) =>
	screen.filters.locator('.storefront-price-filter__bar').evaluateAll((all) =>
		all
			.map((bar) => {
				bar.getAnimations().forEach((growth) => growth.finish());
				return window.getComputedStyle(bar).blockSize;
			})
			.join(' '),
	);

test('the histogram follows a filter as the server would render it, without a request of its own', async ({
	page,
}) => {
	const screen = await openCatalogue(page);
	const ofAll = await bars(screen);
	const [products, counts] = [requestsTo(page, PRODUCTS), requestsTo(page, COUNTS)];
	await screen.choice('Color', 'Blue').click();
	await expectResults(page, { address: 'filter_color=blue', count: '13 products' });
	await eventually('bars follow', async () => (await bars(screen)) !== ofAll, true);
	const ofBlue = await bars(screen);
	assert.deepEqual([products.length, counts.length], [1, 0]);

	await screen.chip('Blue').click();
	await eventually('bars of all products', () => bars(screen), ofAll);

	const opened = await openCatalogue(page, '/shop/?filter_color=blue');
	assert.equal(await bars(opened), ofBlue);
});
