/** Tests the product loop of a page builder: a taxonomy filter refreshes it through the builder's own route. */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { decodedQueryOf, openCatalogue, expandFilters } from '../screens/catalogue.mjs';
import { FAILED_RESOURCE, hold, once, PRODUCTS, requestsTo } from '../screens/network.mjs';
import { eventually } from '../screens/wait.mjs';
import { test } from '../support/test.mjs';
import { writePage } from '../support/page.mjs';

const BUILDERS_ROUTE = /\/wp-json\/elementor-pro\/v1\/refresh-loop/;
const LOOP = '1a2b3c4';

const PAGE = `<!-- wp:storefront-islands/filters -->
<!-- wp:storefront-islands/active-filters /-->
<!-- wp:storefront-islands/filter-list {"taxonomy":"pa_color","heading":"Color"} /-->
<!-- wp:storefront-islands/taxonomy-filter {"widgetId":"${LOOP}","heading":"Category","backUndoes":true} /-->
<!-- /wp:storefront-islands/filters -->
<!-- wp:shortcode -->[loop_of_builder]<!-- /wp:shortcode -->`;

test.use({
	shopOptions: {
		muPlugins: [fileURLToPath(new URL('../shops/page-builder.php', import.meta.url))],
	},
});

const open = async (page, shop) => {
	const screen = await openCatalogue(page, await writePage(shop, 'builders-loop', PAGE));
	await page.evaluate(() => {
		window.isSamePage = true;
	});
	return {
		...screen,
		loop: page.locator('.elementor-widget-loop-grid'),
		isSamePage: () => page.evaluate(() => window.isSamePage === true),
	};
};

/** Waits until the browser has loaded a new page from the server, and expands its filters. */
const waitForReload = async (page, isSamePage) => {
	await eventually('new page', async () => !(await isSamePage().catch(() => true)), true);
	await page.waitForLoadState();
	await expandFilters(page);
};

const namesOf = (loop) => loop.locator('.e-loop-item').allInnerTexts();
const areMugs = async (loop) => (await namesOf(loop)).every((name) => /Mug|Cup|Bowl/.test(name));

test("a taxonomy filter requests the page builder's loop; Back restores the previous one", async ({
	page,
	shop,
}) => {
	const { choice, loop, isSamePage } = await open(page, shop);
	const all = await namesOf(loop);
	const [asked, ours] = [requestsTo(page, BUILDERS_ROUTE), requestsTo(page, PRODUCTS)];
	const slow = await hold(page, BUILDERS_ROUTE);
	await choice('Category', 'Mugs').click();
	await eventually('dimmed', () => loop.getAttribute('aria-busy'), 'true');
	await slow.release();
	await eventually('mugs', () => areMugs(loop), true);
	assert.equal(decodedQueryOf(page), `e-filter-${LOOP}-product_cat=mugs`);
	assert.deepEqual([asked.length, ours.length], [1, 0]);
	const { post_id: holder, ...body } = asked[0].postDataJSON();
	assert.ok(holder > 0);
	assert.deepEqual(body, {
		widget_id: LOOP,
		widget_filters: { taxonomy: { product_cat: { terms: ['mugs'], logicalJoin: 'OR' } } },
		pagination_base_url: page.url(),
	});
	assert.equal(await loop.getAttribute('aria-busy'), null);
	assert.equal(await loop.locator('.elementor-widget-container').count(), 1);
	assert.deepEqual(await page.evaluate(() => window.elementorFrontend.woken), [LOOP]);
	assert.ok(await choice('Category', 'Bags').isVisible(), 'nobody counts these: they stay');
	assert.equal(await page.evaluate(() => 'hasRun' in window), false, 'what came ran nothing');

	await page.goBack();
	await eventually('all', () => namesOf(loop), all);
	assert.equal(await choice('Category', 'Mugs').isChecked(), false);
	assert.ok(await isSamePage());
	await page.goForward();
	await eventually('mugs', () => areMugs(loop), true);
	await page.reload();
	await expandFilters(page);
	assert.ok(await areMugs(loop));
	assert.ok(await choice('Category', 'Mugs').isChecked());
});

test('when the page builder fails, its products stay, and are updated on retry', async ({
	page,
	shop,
	expectError,
}) => {
	expectError(FAILED_RESOURCE);
	const { choice, loop, failure, isSamePage } = await open(page, shop);
	const all = await namesOf(loop);
	await once(page, BUILDERS_ROUTE, (route) => route.fulfill({ status: 503, json: {} }));
	await choice('Category', 'Mugs').click();
	await failure.waitFor();
	assert.deepEqual(await namesOf(loop), all);
	await failure.getByRole('button', { name: 'Try again' }).click();
	await eventually('mugs', () => areMugs(loop), true);
	await failure.waitFor({ state: 'detached' });
	assert.ok(await isSamePage());

	// The builder's route no longer exists: the server renders the page with the chosen filters.
	await once(page, BUILDERS_ROUTE, (route) =>
		route.fulfill({ status: 404, json: { code: 'rest_no_route', message: 'No route.' } }),
	);
	await choice('Category', 'Bags').click();
	await waitForReload(page, isSamePage);
	assert.equal(decodedQueryOf(page), `e-filter-${LOOP}-product_cat=mugs,bags`);
	assert.ok(await choice('Category', 'Bags').isChecked());
});

test('a filter of the page refreshes the loop, too; its cards keep their styles', async ({
	page,
	shop,
}) => {
	const { choice, loop, isSamePage } = await open(page, shop);
	const all = await namesOf(loop);
	const asked = requestsTo(page, BUILDERS_ROUTE);
	const indent = () =>
		loop
			.locator('.e-loop-item')
			.first()
			.evaluate((card) => window.getComputedStyle(card).paddingInlineStart);
	assert.equal(await indent(), '7px');
	await choice('Color', 'Blue').click();
	await eventually('other products', async () => (await namesOf(loop)).join() !== all.join(), true);
	const blue = await namesOf(loop);
	assert.ok(blue.length > 0);
	assert.equal(decodedQueryOf(page), 'filter_color=blue');
	assert.equal(asked[0].postDataJSON().pagination_base_url, page.url());
	assert.equal(await indent(), '7px');
	assert.ok(await page.locator('body').isVisible(), 'a hostile sheet has no effect');
	await page
		.getByRole('status')
		.getByText(/^\d+ products?$/)
		.waitFor();
	assert.ok(await isSamePage());
	await page.reload();
	await expandFilters(page);
	assert.deepEqual(await namesOf(loop), blue, 'the server narrows the loop in the same way');
	assert.ok(await choice('Color', 'Blue').isChecked());
});

test("where the builder's server narrows no loop, a filter navigates to the server's page", async ({
	page,
	shop,
}) => {
	const { choice, loop, isSamePage } = await open(page, shop);
	await loop.evaluate((widget) => widget.removeAttribute('data-takes-query'));
	await choice('Color', 'Blue').click();
	await waitForReload(page, isSamePage);
	assert.equal(decodedQueryOf(page), 'filter_color=blue');
	assert.ok(await choice('Color', 'Blue').isChecked());
});
