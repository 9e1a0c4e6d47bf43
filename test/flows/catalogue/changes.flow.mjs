/** Tests the requests of a filter change: one for the products and one for the counts, also on a slow shop. */
import assert from 'node:assert/strict';
import { expectResults, namesOf, openCatalogue } from '../screens/catalogue.mjs';
import { COUNTS, hold, PRODUCTS, requestsTo } from '../screens/network.mjs';
import { eventually, stopClock } from '../screens/wait.mjs';
import { test } from '../support/test.mjs';

const testWith500Products = test.extend({ shopOptions: { products: 500 } });

const numbers = (screen, group = 'Category') =>
	screen.choices(group).locator('.storefront-filter-list__count').allInnerTexts();

const watchRequests = (page) => ({
	products: requestsTo(page, PRODUCTS),
	counts: requestsTo(page, COUNTS),
});

const expectOneEach = ({ products, counts }) =>
	eventually('products, numbers', () => [products.length, counts.length], [1, 1]);

test('a change makes one request for the products and one for the counts', async ({ page }) => {
	const screen = await openCatalogue(page);
	const first = watchRequests(page);
	await screen.choice('Color', 'Blue').check();
	await expectResults(page, { address: 'filter_color=blue', count: '13 products' });
	await eventually('numbers', () => numbers(screen), ['3', '3', '3', '4']);
	await expectOneEach(first);

	// All islands are hydrated by now.
	const second = watchRequests(page);
	await screen.choice('Size', 'Small').click();
	await expectResults(page, {
		address: 'filter_color=blue&filter_size=small',
		count: '5 products',
	});
	await eventually('numbers', () => numbers(screen), ['1', '1', '1', '2']);
	await expectOneEach(second);
});

test('with a slow shop the products are dimmed, and the last change wins', async ({ page }) => {
	const screen = await openCatalogue(page);
	const before = await namesOf(page);
	const slow = await hold(page, PRODUCTS);
	await screen.choice('Color', 'Blue').click();
	await eventually('dimmed', () => screen.grid.getAttribute('aria-busy'), 'true');
	await eventually('asked', slow.count, 1);
	assert.deepEqual(await namesOf(page), before, 'the last products stay meanwhile');
	await screen.choice('Color', 'Blue').click();
	await screen.choice('Category', 'Mugs').click();
	await eventually('asked', slow.count, 2);
	await slow.release();
	await expectResults(page, { address: 'categories=mugs', count: '12 products' });
	await eventually('sizes', () => numbers(screen, 'Size'), ['4', '4', '4']);
	await expectResults(page, { address: 'categories=mugs', count: '12 products' });
	assert.equal(await screen.grid.getAttribute('aria-busy'), null);
});

test('the slider sends one request, after it has stopped', async ({ page }) => {
	const screen = await openCatalogue(page);
	const requests = watchRequests(page);
	await screen.lowestThumb.focus();
	await screen.filters.locator('[data-island="price-filter"][data-awake]').waitFor();
	await stopClock(page);
	for (let step = 0; step < 30; step += 1) {
		await page.keyboard.press('ArrowRight');
	}
	assert.deepEqual([requests.products.length, requests.counts.length], [0, 0]);
	await page.clock.resume();
	await expectResults(page, { address: 'min_price=30', count: '37 products' });
	await expectOneEach(requests);
});

testWith500Products(
	'a change of 500 products asks no more than one of few',
	{ tag: ['@demo', '@1280'] },
	async ({ page }) => {
		const screen = await openCatalogue(page);
		const requests = watchRequests(page);
		const total = Number((await screen.count.innerText()).replace(/\D/g, ''));
		assert.ok(total > 450, `${total} products`);
		await screen.choice('Color', 'Blue').click();
		await eventually(
			'fewer',
			async () => Number((await screen.count.innerText()).replace(/\D/g, '')) < total,
			true,
		);
		await expectOneEach(requests);
		assert.equal(await screen.cards.count(), 24);
	},
);
