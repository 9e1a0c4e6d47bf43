/**
 * Tests a shop that does not respond or responds with an error: the last products stay, the failure is announced, and
 * the request can be repeated.
 */
import assert from 'node:assert/strict';
import { decodedQueryOf, expectResults, namesOf, openCatalogue } from '../screens/catalogue.mjs';
import { FAILED_RESOURCE, COUNTS, PRODUCTS } from '../screens/network.mjs';
import { test } from '../support/test.mjs';

const ERROR = {
	status: 500,
	contentType: 'application/json',
	body: JSON.stringify({
		code: 'shop_on_fire',
		message: 'The &quot;till&quot; is <b>on fire</b>.',
		data: { status: 500 },
	}),
};

test('after an error the products stay, and are updated on retry', async ({
	page,
	expectError,
}) => {
	expectError(FAILED_RESOURCE);
	const screen = await openCatalogue(page);
	const before = await namesOf(page);
	await page.route(PRODUCTS, (route) => route.fulfill(ERROR));
	await screen.choice('Color', 'Blue').click();
	await screen.failure.waitFor();
	assert.deepEqual(await namesOf(page), before);
	assert.equal(decodedQueryOf(page), 'filter_color=blue');
	assert.equal(await screen.failure.locator('b').count(), 0, 'nothing the shop says is markup');
	await page.unroute(PRODUCTS);
	await screen.failure.getByRole('button', { name: 'Try again' }).click();
	await expectResults(page, { address: 'filter_color=blue', count: '13 products' });
	await screen.failure.waitFor({ state: 'detached' });
});

test('offline is reported, and the products are updated when online again', async ({
	page,
	context,
	expectError,
}) => {
	expectError(FAILED_RESOURCE);
	const screen = await openCatalogue(page);
	await screen.choice('Color', 'Blue').click();
	await expectResults(page, { address: 'filter_color=blue', count: '13 products' });
	await context.setOffline(true);
	await screen.choice('Size', 'Small').click();
	await screen.failure.waitFor();
	assert.equal((await namesOf(page)).length, 13);
	await context.setOffline(false);
	await expectResults(page, {
		address: 'filter_color=blue&filter_size=small',
		count: '5 products',
	});
	await screen.failure.waitFor({ state: 'detached' });
});

test('when counts fail the products are updated nevertheless', async ({ page, expectError }) => {
	expectError(FAILED_RESOURCE);
	const screen = await openCatalogue(page);
	await page.route(COUNTS, (route) => route.fulfill(ERROR));
	await screen.choice('Color', 'Blue').click();
	await expectResults(page, { address: 'filter_color=blue', count: '13 products' });
	const again = screen.filters.getByRole('button', { name: 'Try again' });
	await again.waitFor();
	assert.equal(await again.count(), 1, 'it is said once');
	await page.unroute(COUNTS);
	await again.click();
	await again.waitFor({ state: 'detached' });
});
