/** Tests lists of recently viewed products: pages that are the same for every visitor, filled by the browser. */
import assert from 'node:assert/strict';
import { eventually } from '../screens/wait.mjs';
import { expectAccessible } from '../support/accessibility.mjs';
import { productBySku } from '../support/cart.mjs';
import { setOption } from '../support/option.mjs';
import { writePage } from '../support/page.mjs';
import { expectSteady, watchShifts } from '../support/shifts.mjs';
import { test } from '../support/test.mjs';

const KEY = 'storefront-islands-viewed-0';
const BELOW = '<!-- wp:paragraph --><p>What stands below.</p><!-- /wp:paragraph -->';

const listPage = (shop, block, attributes = {}) =>
	writePage(
		shop,
		'recently-viewed',
		`<!-- wp:storefront-islands/${block} ${JSON.stringify({
			collection: 'recently-viewed',
			title: 'You have looked at',
			perPage: 4,
			headingLevel: 3,
			...attributes,
		})} /-->${BELOW}`,
	);

const list = (page) => page.locator('[data-island="recently-viewed"]:has(ul)');
const heading = (page) => page.getByRole('heading', { name: 'You have looked at' });
const names = (page) => list(page).locator('.storefront-product-card__name').allInnerTexts();
const remembered = (page) =>
	page.evaluate(
		(key) => JSON.parse(window.localStorage.getItem(key) ?? '[]').map(([id]) => id),
		KEY,
	);

/** Opens the page of a product, and waits until the browser remembers it. */
const view = async (page, shop, sku) => {
	const { id, permalink, name } = await productBySku(page, shop, sku);
	await page.goto(permalink);
	await eventually('remembered first', async () => (await remembered(page))[0], id);
	return { id, name };
};

/** Waits until the list has been filled. */
const filled = async (page) => {
	await heading(page).waitFor();
	await list(page).locator('ul:not([aria-busy])').waitFor();
};

// Other flows expect that a shop without such a list remembers nothing.
test.afterEach(({ shop }) => setOption(shop, 'storefront_islands_recently_viewed', ''));

for (const block of ['product-grid', 'product-carousel']) {
	test(`a ${block} shows what was viewed, the last first, without a jump`, async ({
		page,
		shop,
	}) => {
		const path = await listPage(shop, block);
		await page.goto(path);
		const html = await (await page.request.get(path)).text();
		const first = await view(page, shop, 'P-003');
		const second = await view(page, shop, 'P-001');
		await watchShifts(page);
		await page.goto(path, { waitUntil: 'networkidle' });
		await filled(page);
		assert.deepEqual(await names(page), [second.name, first.name]);
		await expectSteady(page, { inMain: true });
		await expectAccessible(page);
		const again = await (await page.request.get(path)).text();
		for (const { name } of [first, second]) {
			assert.ok(!html.includes(name) && !again.includes(name), 'the page holds no product');
		}
	});
}
