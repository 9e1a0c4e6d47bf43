/** Tests that a changed filter is one request to the shop, and what happens where half of its response is missing. */
import assert from 'node:assert/strict';
import { expectResults, openCatalogue } from '../screens/catalogue.mjs';
import { COUNTS, FAILED_RESOURCE, once, PRODUCTS, requestsTo } from '../screens/network.mjs';
import { eventually } from '../screens/wait.mjs';
import { test } from '../support/test.mjs';

const REST = /\/wp-json\//;
const BLUE = { address: 'filter_color=blue', count: '13 products' };

/** Choices of all filters with their numbers, as a screen reader names them. */
const numbers = (screen) =>
	screen.filters
		.getByRole('checkbox')
		.evaluateAll((boxes) => boxes.map(({ labels }) => labels[0]?.innerText.replace(/\s+/g, ' ')));

/** Numbers that the server prints for the state of a page. */
const printedNumbers = async (page) =>
	numbers(await openCatalogue(await page.context().newPage(), page.url()));

/** Passes the products on without the counts, as a shop whose plugin is older. */
const withoutCounts = async (route) => {
	const response = await route.fetch();
	const { data, total } = await response.json();
	await route.fulfill({ response, json: { data, total } });
};

test('a tick is one request, with the products and the numbers of the new state', async ({
	page,
}) => {
	const screen = await openCatalogue(page);
	const before = await numbers(screen);
	const requests = requestsTo(page, REST);
	await screen.choice('Color', 'Blue').click();
	await expectResults(page, BLUE);
	await screen.chip('Blue').waitFor();
	const after = await printedNumbers(page);
	await eventually('new numbers', () => numbers(screen), after);
	await screen.chip('Blue').click();
	await expectResults(page, { address: '', count: '49 products' });
	await eventually('old numbers', () => numbers(screen), before);
	assert.equal(requests.length, 2);
	assert.ok(requests.every((request) => PRODUCTS.test(request.url())));

	await screen.choice('Color', 'Blue').click();
	await expectResults(page, BLUE);
	await eventually('known numbers', () => numbers(screen), after);
	assert.deepEqual(
		requests.map((request) => 'collection_data' in request.postDataJSON()),
		[true, true, false],
	);
});

test('numbers that do not come with the products are asked for alone', async ({
	page,
	expectError,
}) => {
	expectError(FAILED_RESOURCE);
	const screen = await openCatalogue(page);
	const message = screen.filters.getByText('The numbers of products could not be updated.').first();
	await once(page, PRODUCTS, withoutCounts);
	// An island that hydrates after the failure asks again.
	await page.route(COUNTS, (route) => route.fulfill({ status: 500, json: { code: 'broken' } }));
	await screen.choice('Color', 'Blue').click();
	await expectResults(page, BLUE);
	await message.waitFor();
	assert.equal(await screen.failure.count(), 0);
	await page.unroute(COUNTS);
	// An island that hydrates only now asks for the state before.
	const counts = requestsTo(page, /collection-data\?.*&stock_status/);

	await once(page, PRODUCTS, withoutCounts);
	await screen.choice('Stock Status', 'In stock').click();
	await eventually(
		'address',
		() => new URL(page.url()).searchParams.get('filter_stock_status'),
		'instock',
	);
	await eventually('printed numbers', () => numbers(screen), await printedNumbers(page));
	await message.waitFor({ state: 'detached' });
	assert.equal(counts.length, 1);
});

test('products that fail leave the numbers of the new state', async ({ page, expectError }) => {
	expectError(FAILED_RESOURCE);
	const screen = await openCatalogue(page);
	await once(page, PRODUCTS, (route) => route.fulfill({ status: 500, json: { code: 'broken' } }));
	await screen.choice('Color', 'Blue').click();
	await screen.failure.waitFor();
	await eventually('new numbers', () => numbers(screen), await printedNumbers(page));
	const requests = requestsTo(page, REST);
	await screen.failure.getByRole('button', { name: 'Try again' }).click();
	await expectResults(page, BLUE);
	assert.equal(requests.length, 1);
});
