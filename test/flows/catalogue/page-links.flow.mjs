/** Tests the pagination links of a grid that has filters: they update the grid in place, like a filter change. */
import assert from 'node:assert/strict';
import {
	decodedQueryOf,
	catalogueScreen,
	namesOf,
	openCatalogue,
	markDocument,
} from '../screens/catalogue.mjs';
import { FAILED_RESOURCE, once, PRODUCTS, requestsTo } from '../screens/network.mjs';
import { eventually } from '../screens/wait.mjs';
import { test } from '../support/test.mjs';

const next = (page) => page.getByRole('link', { name: 'Next' });

const isInSight = (locator) =>
	locator.evaluate((element) => {
		const { top } = element.getBoundingClientRect();
		return top >= 0 && top < window.innerHeight;
	});

test('the next page loads in place, the focus moves to its start, and Back returns', async ({
	page,
}) => {
	const { grid, count } = await openCatalogue(
		page,
		'/shop/?filter_color=blue,red&query_type_color=or',
	);
	const first = await namesOf(page);
	const isSamePage = await markDocument(page);
	const requests = requestsTo(page, PRODUCTS);
	await next(page).click();
	await page.getByText('Page 2 of 2', { exact: true }).waitFor();
	assert.equal(decodedQueryOf(page), 'filter_color=blue,red&query_type_color=or&query-0-page=2');
	assert.ok((await namesOf(page)).every((name) => !first.includes(name)));
	await eventually(
		'the grid has the focus',
		() => grid.evaluate((e) => e === document.activeElement),
		true,
	);
	assert.ok(await isInSight(count));
	await page
		.getByRole('status')
		.filter({ hasText: /^\d+ products – Page 2 of 2$/ })
		.waitFor({ state: 'attached' });
	assert.equal(requests.length, 1);

	await page.goBack();
	await page.getByText('Page 1 of 2', { exact: true }).waitFor();
	assert.deepEqual(await namesOf(page), first);
	await page.goForward();
	await page.getByText('Page 2 of 2', { exact: true }).waitFor();
	assert.ok(await isSamePage());
	await page.reload();
	await page.getByText('Page 2 of 2', { exact: true }).waitFor();
});

test("an address with WordPress's page shows it, and its links have one number", async ({
	page,
}) => {
	await openCatalogue(page, '/shop/page/2/');
	await page.getByText('Page 2 of 3', { exact: true }).waitFor();
	const second = await namesOf(page);
	const isSamePage = await markDocument(page);
	await page.getByRole('link', { name: 'Previous' }).click();
	await page.getByText('Page 1 of 3', { exact: true }).waitFor();
	assert.match(page.url(), /\/shop\/$/);
	assert.ok((await namesOf(page)).every((name) => !second.includes(name)));
	await page.goBack();
	await page.getByText('Page 2 of 3', { exact: true }).waitFor();
	assert.deepEqual(await namesOf(page), second);
	await next(page).click();
	await page.getByText('Page 3 of 3', { exact: true }).waitFor();
	assert.match(page.url(), /\/shop\/\?query-0-page=3$/);
	assert.ok(await isSamePage());
});

test(
	'a page that fails to load is reported, and loads on retry',
	{ tag: '@full' },
	async ({ page, expectError }) => {
		expectError(FAILED_RESOURCE);
		await openCatalogue(page);
		const isSamePage = await markDocument(page);
		const { failure } = catalogueScreen(page);
		await once(page, PRODUCTS, (route) => route.abort('connectionreset'));
		await next(page).click();
		await failure.waitFor();
		await eventually('in sight', () => isInSight(failure), true);
		await page.getByText('Page 1 of 3', { exact: true }).waitFor();
		await next(page).click();
		await page.getByText('Page 2 of 3', { exact: true }).waitFor();
		await failure.waitFor({ state: 'detached' });
		await once(page, PRODUCTS, (route) =>
			route.fulfill({ status: 404, json: { code: 'rest_no_route', message: 'No.' } }),
		);
		await next(page).click();
		await page.getByText('Page 3 of 3', { exact: true }).waitFor();
		await eventually(
			'left to the server',
			async () => !(await isSamePage().catch(() => true)),
			true,
		);
	},
);
