/** Tests the search field's suggestions, and the page of a search that finds nothing. */
import assert from 'node:assert/strict';
import { requestsTo } from '../screens/network.mjs';
import { eventually, stopClock } from '../screens/wait.mjs';
import { expectAccessible } from '../support/accessibility.mjs';
import { test } from '../support/test.mjs';

const SUGGESTIONS = /\/wc\/store\/v1\/products\?/;

const field = (page) => page.locator('.storefront-search__field');
const options = (page) => page.locator('.storefront-search').getByRole('option');
const chosen = (page) => options(page).and(page.locator('[aria-selected="true"]'));

test(
	'a suggestion is chosen with the arrow keys',
	{ tag: '@firefox' },
	async ({ page, expectError }) => {
		// The stopped clock has no timing of the navigation, which WordPress 7.1's script modules read.
		expectError(/domContentLoadedEventStart/);
		await page.goto('/');
		const requests = requestsTo(page, SUGGESTIONS);
		await field(page).click();
		await page.locator('[data-island="search"][data-hydrated]').waitFor();
		await stopClock(page);
		await field(page).pressSequentially('poster');
		await page.clock.resume();
		await options(page).first().waitFor();
		await expectAccessible(page, '.storefront-search');
		assert.equal(await options(page).count(), 6, 'five products and all results');
		assert.match(await options(page).last().innerText(), /See all 12 results for “poster”/);
		assert.equal(requests.length, 1, 'one request for one word');
		await page.keyboard.press('ArrowDown');
		await eventually('chosen', () => chosen(page).count(), 1);
		const name = await chosen(page).locator('.storefront-search__name').innerText();
		await page.keyboard.press('Enter');
		await page.waitForURL('**/product/**');
		await page.getByRole('heading', { level: 1, name }).waitFor();
	},
);

test(
	'a mistyped search leads to what was meant, in the order of relevance',
	{ tag: '@full' },
	async ({ page }) => {
		await page.goto('/?s=mugg&post_type=product');
		await page.getByText('Nothing was found for “mugg”.').waitFor();
		await page
			.getByRole('navigation', { name: 'Look in a category' })
			.getByRole('link')
			.first()
			.waitFor();
		const cards = page.locator('.storefront-product-card');
		assert.ok((await cards.count()) > 0, 'popular products are offered');
		await expectAccessible(page);
		await page.getByRole('link', { name: 'mug', exact: true }).click();
		await cards.filter({ hasText: 'Camp Mug' }).first().waitFor();
		assert.equal(new URL(page.url()).searchParams.get('s'), 'mug');
		const sorting = page.getByRole('combobox', { name: 'Sort by' });
		assert.equal(await sorting.inputValue(), 'relevance');
		await sorting.selectOption('price');
		await page.waitForURL(/orderby=price/);
		await cards.filter({ hasText: 'Camp Mug' }).first().waitFor();
	},
);

test('a search finds its words in any order', async ({ page }) => {
	await page.goto('/');
	await field(page).click();
	await page.locator('[data-island="search"][data-hydrated]').waitFor();
	await field(page).pressSequentially('mug camp');
	await options(page).filter({ hasText: 'Camp Mug' }).waitFor();
	// WooCommerce leads from a single result to the product, unless it is filtered.
	await page.goto('/?s=mug+camp&post_type=product&min_price=1');
	await page.locator('.storefront-product-card').filter({ hasText: 'Camp Mug' }).waitFor();
});
