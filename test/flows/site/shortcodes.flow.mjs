/**
 * Tests blocks in places that cannot contain blocks: [storefront_island name="…"] and the shop widgets' own shortcodes.
 */
import assert from 'node:assert/strict';
import { expectAccessible } from '../support/accessibility.mjs';
import { fillCart, productBySku, readCart } from '../support/cart.mjs';
import { test } from '../support/test.mjs';
import { logIn } from '../support/log-in.mjs';
import { writePage } from '../support/page.mjs';

const shortcode = (text) => `<!-- wp:shortcode -->${text}<!-- /wp:shortcode -->`;

test('widgets placed by shortcodes work like blocks', async ({
	page,
	shop,
	width,
	expectError,
}) => {
	expectError(/gravatar\.com/);
	const { id } = await productBySku(page, shop, 'P-013');
	const path = await writePage(
		shop,
		'shortcodes',
		[
			'[storefront_shop_notices]',
			'[storefront_search suggests="no" colour="red"]',
			'[storefront_island name="nothing-like-it"]',
			`[storefront_add_to_cart product-id="${id}" content="form"]`,
			'[storefront_filters][storefront_active_filters][storefront_price_filter][storefront_island name="filter-list" kind="rating"][/storefront_filters]',
			'[storefront_product_grid per-page="4" columns="2" filterable="yes"]',
			'[storefront_product_carousel per-page="5" label="Best of all"]',
			'[storefront_my_account]',
		]
			.map(shortcode)
			.join('\n'),
	);
	const answer = await page.goto(path);
	assert.doesNotMatch(answer.headers()['cache-control'] ?? '', /no-store/);
	assert.equal(await page.getByText('[storefront_').count(), 0);
	assert.equal(await page.getByText(/no attribute|no block/).count(), 0);
	assert.equal(await page.locator('.storefront-filters [data-island="price-filter"]').count(), 1);
	assert.ok(
		await page
			.getByRole('list', { name: 'Best of all' })
			.or(page.getByRole('region', { name: 'Best of all' }))
			.first()
			.isVisible(),
	);
	await expectAccessible(page, 'main');
	assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);

	await page.getByLabel('Quantity').first().fill('3');
	await page.locator('.storefront-product--form').getByRole('button').click();
	await page.getByText('Added.').waitFor();
	assert.equal((await readCart(page, shop)).items_count, 3);

	await logIn(page);
	await page.goto(path);
	assert.equal(await page.getByText('This block has no attribute colour.').count(), 1);
	assert.equal(
		await page.getByText(/There is no block “storefront-islands\/nothing-like-it”/).count(),
		1,
	);
});

test(
	'a cart placed by a shortcode makes its page private, and hydrates',
	{ tag: '@1280' },
	async ({ page, shop }) => {
		const path = await writePage(
			shop,
			'cart-shortcode',
			shortcode('[storefront_island name="cart" align="wide"]'),
		);
		await fillCart(page, shop, { 'P-013': 1 });
		const answer = await page.goto(path);
		assert.match(answer.headers()['cache-control'], /no-store/);
		await page.locator('[data-island="cart"][data-awake]').waitFor();
		await page
			.getByRole('button', { name: /Increase|more/i })
			.first()
			.click();
		await page.getByText('$178.00').first().waitFor();

		const part = await page.request.get(`${shop.url}/wp-json/wp/v2/pages?slug=cart-shortcode`);
		assert.match(part.headers()['cache-control'], /no-store/);
		assert.doesNotMatch((await part.json())[0].content.rendered, /Plain Tee|data-island="cart"/);
	},
);
