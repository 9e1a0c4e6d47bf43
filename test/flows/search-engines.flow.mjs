/** Tests a shop with search engines of other plugins: all of the plugin's lists of a search hold what they have found. */
import assert from 'node:assert/strict';
import { catalogueScreen, expandFilters, namesOf } from './screens/catalogue.mjs';
import { searchFields } from './screens/search.mjs';
import { eventually, expectText } from './screens/wait.mjs';
import { test } from './support/test.mjs';

test.use({ shopOptions: { muPlugins: ['test/flows/shops/search-engines.php'] } });

/** Words that the engines know, and that are in no name. */
const WORDS = { ElasticPress: 'crockery', Relevanssi: 'drinkware' };

const pageOf = (word) => `/?s=${word}&post_type=product`;

const expectMugs = async (page) => {
	const screen = catalogueScreen(page);
	await expectText(screen.count, '7 products');
	const names = await namesOf(page);
	assert.deepEqual(names, [...names].sort().reverse(), 'in the order of the engine');
	assert.ok(
		names.every((name) => name.includes('Mug')),
		names.join(),
	);
	await expandFilters(page);
	await expectText(screen.choices('Category').locator('.storefront-filter-list__count'), '7');
	return screen;
};

for (const [engine, word] of Object.entries(WORDS)) {
	test(
		`suggestions, results and counts are those of an engine such as ${engine}`,
		{ tag: '@woocommerce' },
		async ({ page }) => {
			await page.goto(pageOf(word));
			const screen = await expectMugs(page);
			await screen.choice('Color', 'Blue').click();
			await expectText(screen.count, '3 products');
			await screen.chip('Blue').click();
			await expectMugs(page);
			await page.goto('/');
			await searchFields(page).first().click();
			await page.locator('[data-island="search"][data-hydrated]').waitFor();
			await searchFields(page).first().pressSequentially(word);
			const options = page.locator('.storefront-search').getByRole('option');
			await eventually('suggestions', () => options.count(), 6);
			assert.match(await options.first().innerText(), /Tall Mug/);
			assert.match(await options.last().innerText(), /See all 7 results/);
		},
	);
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	for (const [engine, word] of Object.entries(WORDS)) {
		test(
			`results and counts are those of an engine such as ${engine}`,
			{ tag: '@woocommerce' },
			async ({ page }) => {
				await page.goto(pageOf(word));
				await expectMugs(page);
			},
		);
	}
});
