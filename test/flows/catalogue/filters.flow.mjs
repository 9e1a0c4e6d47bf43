/** Tests all filters together: the URL, the products, the chips and the choices agree, also after a reload. */
import assert from 'node:assert/strict';
import { expectResults, namesOf, openCatalogue, expandFilters } from '../screens/catalogue.mjs';
import { eventually, expectValue } from '../screens/wait.mjs';
import { test } from '../support/test.mjs';

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
	await page.reload();
	await expandFilters(page);
	await expectResults(page, { address: ALL, count: '2 products' });
	assert.ok(await screen.choice('Rating', 'Rated 5 out of 5').isChecked());
	await expectValue(screen.highest, '80');
	await screen.clearAll.click();
	await expectResults(page, { address: '', count: '49 products' });
	assert.equal(await screen.choice('Color', 'Blue').isChecked(), false);
	await expectValue(screen.lowest, '0');
	await expectValue(screen.highest, '100');
});

test(
	'the currency of a price field stands on the side of the shop, also in text from right to left',
	{ tag: '@full' },
	async ({ page }) => {
		const { lowest } = await openCatalogue(page);
		await page.evaluate(() => {
			document.documentElement.dir = 'rtl';
		});
		const [symbol, field] = [lowest.locator('xpath=preceding-sibling::span'), lowest];
		const left = async (element) => (await element.boundingBox()).x;
		assert.equal(await symbol.innerText(), '$');
		assert.ok((await left(symbol)) < (await left(field)), 'as in $20');
	},
);
