/**
 * Tests each filter alone and all filters together: the URL, the products, the chips and the counts beside the options
 * agree.
 */
import assert from 'node:assert/strict';
import {
	decodedQueryOf,
	catalogueScreen,
	expectResults,
	namesOf,
	openCatalogue,
	expandFilters,
} from '../screens/catalogue.mjs';
import { eventually, expectValue } from '../screens/wait.mjs';
import { test } from '../support/test.mjs';

const ALONE = [
	{
		what: 'a colour',
		choose: ({ choice }) => choice('Color', 'Blue').click(),
		address: 'filter_color=blue',
		count: '13 products',
		chip: 'Blue',
	},
	{
		what: 'a size among chips',
		choose: ({ choice }) => choice('Size', 'Small').click(),
		address: 'filter_size=small',
		count: '17 products',
		chip: 'Small',
	},
	{
		what: 'a category',
		choose: ({ choice }) => choice('Category', 'Mugs').click(),
		address: 'categories=mugs',
		count: '12 products',
		chip: 'Mugs',
	},
	{
		what: 'a rating',
		choose: ({ choice }) => choice('Rating', 'Rated 5 out of 5').click(),
		address: 'rating_filter=5',
		count: '3 products',
		chip: 'Rated 5 out of 5',
	},
	{
		what: 'a stock status',
		choose: ({ choice }) => choice('Stock Status', 'On backorder').click(),
		address: 'filter_stock_status=onbackorder',
		count: '3 products',
		chip: 'On backorder',
	},
	{
		what: 'a lowest price, typed',
		choose: ({ lowest }) => lowest.fill('90'),
		address: 'min_price=90',
		count: '4 products',
		chip: 'From $90.00',
	},
	{
		what: 'a highest price, by the slider',
		choose: ({ highestThumb }) => highestThumb.fill('20'),
		address: 'max_price=20',
		count: '8 products',
		chip: 'Up to $20.00',
	},
];

for (const { what, choose, address, count, chip } of ALONE) {
	test(`${what}: chosen, and removed by its chip`, { tag: '@full' }, async ({ page }) => {
		const screen = await openCatalogue(page);
		await choose(screen);
		await expectResults(page, { address, count });
		await eventually('chips', () => screen.chips.count(), 1);
		await screen.chip(chip).click();
		await expectResults(page, { address: '', count: '49 products' });
		await screen.active.waitFor({ state: 'hidden' });
	});
}

const ALL =
	'min_price=50&max_price=80&rating_filter=5,4&filter_stock_status=instock&categories=mugs,tees&filter_color=blue';

test("all filters together: each narrows the others' results, Clear All removes all", async ({
	page,
}) => {
	const screen = await openCatalogue(page);
	// The price comes first, because the other filters narrow the selectable price range.
	await screen.lowest.fill('50');
	await screen.highest.fill('80');
	await expectResults(page, { address: 'min_price=50&max_price=80', count: '16 products' });
	await screen.choice('Color', 'Blue').click();
	await screen.choice('Category', 'Mugs').click();
	await screen.choice('Category', 'T-shirts').click();
	await expectResults(page, {
		address: 'min_price=50&max_price=80&categories=mugs,tees&filter_color=blue',
		count: '4 products',
	});
	await screen.choice('Rating', 'Rated 5 out of 5').click();
	await screen.choice('Rating', 'Rated 4 out of 5').click();
	await screen.choice('Stock Status', 'In stock').click();
	await expectResults(page, { address: ALL, count: '2 products' });
	assert.deepEqual(await namesOf(page), ['Henley Tee', 'Studio Mug']);
	await eventually('chips', () => screen.chips.count(), 7);
	await screen.clearAll.click();
	await expectResults(page, { address: '', count: '49 products' });
	assert.equal(await screen.choice('Color', 'Blue').isChecked(), false);
	await expectValue(screen.lowest, '0');
	await expectValue(screen.highest, '100');
});

test(
	'a deep link opens with its choices, counts and products; a reload too',
	{ tag: '@full' },
	async ({ page }) => {
		await openCatalogue(page, `/shop/?${ALL}`);
		for (const look of ['opened', 'reloaded']) {
			const screen = catalogueScreen(page);
			await expectResults(page, { address: ALL, count: '2 products' });
			assert.deepEqual(await namesOf(page), ['Henley Tee', 'Studio Mug'], look);
			assert.equal(await screen.chips.count(), 7, look);
			for (const [group, name] of [
				['Color', 'Blue'],
				['Category', 'Mugs'],
				['Category', 'T-shirts'],
				['Rating', 'Rated 5 out of 5'],
				['Stock Status', 'In stock'],
			]) {
				assert.ok(await screen.choice(group, name).isChecked(), `${name} ${look}`);
			}
			assert.deepEqual(
				[await screen.lowest.inputValue(), await screen.highest.inputValue()],
				['50', '80'],
			);
			await page.reload();
			await expandFilters(page);
		}
	},
);

test('the counts beside the choices are updated', { tag: '@full' }, async ({ page }) => {
	const screen = await openCatalogue(page);
	const numbers = () =>
		screen.choices('Category').locator('.storefront-filter-list__count').allInnerTexts();
	assert.deepEqual(await numbers(), ['12', '12', '12', '13']);
	await screen.choice('Color', 'Blue').click();
	await eventually('numbers', numbers, ['3', '3', '3', '4']);
	assert.deepEqual(
		await screen.choices('Color').locator('.storefront-filter-list__count').allInnerTexts(),
		['13', '13', '12', '12'],
		'what could be chosen besides is not narrowed by its own filter',
	);
});

test(
	"a change resets the grid's pagination and keeps other query arguments",
	{ tag: '@full' },
	async ({ page }) => {
		const screen = await openCatalogue(page, '/shop/?utm_source=mail&query-0-page=2');
		await page.getByText('Page 2 of 3', { exact: true }).waitFor();
		await screen.choice('Color', 'Blue').click();
		await expectResults(page, {
			address: 'utm_source=mail&filter_color=blue',
			count: '13 products',
		});
		await screen.clearAll.click();
		await expectResults(page, { address: 'utm_source=mail', count: '49 products' });
		assert.equal(decodedQueryOf(page), 'utm_source=mail');
	},
);

test(
	'a hovered choice is underlined, its description is not',
	{ tag: ['@1280', '@full'] },
	async ({ page }) => {
		await openCatalogue(page);
		const choice = page.locator('.storefront-filter-list__choice', { hasText: 'Blue' });
		// Hydrates the list, which would miss what is added before.
		await choice.hover();
		await page.locator('[data-island="filter-list"][data-awake]').filter({ has: choice }).waitFor();
		await page.mouse.move(0, 0);
		const description = await choice
			.locator('.storefront-filter-list__name')
			.evaluateHandle((name) => {
				const small = document.createElement('small');
				small.textContent = 'Sky and sea';
				name.append(small);
				return small;
			});
		const look = () => description.screenshot({ animations: 'disabled' });
		const plain = await look();
		const decoration = () =>
			choice
				.locator('.storefront-filter-list__name')
				.evaluate((name) => window.getComputedStyle(name).textDecorationLine);
		assert.equal(await decoration(), 'none');
		await choice.hover();
		assert.equal(await decoration(), 'underline');
		assert.ok(plain.equals(await look()), 'the description looks different');
	},
);
