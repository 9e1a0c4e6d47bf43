/** Tests a theme with the classic cart widget: its region is filled, cached, and refreshed. */
import assert from 'node:assert/strict';
import { eventually } from './screens/wait.mjs';
import { fillCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

const REGION = 'div.widget_shopping_cart_content';

/** Adds the widget's region to the page as a classic theme would. */
const withWidget = (page) =>
	page.route(
		(url) => url.pathname === '/' && url.search === '',
		async (route) => {
			const response = await route.fetch();
			const html = await response.text();
			await route.fulfill({
				response,
				body: html.replace(
					'</footer>',
					'<div class="widget_shopping_cart_content"></div></footer>',
				),
			});
		},
	);

const countRefreshes = (page) => {
	const refreshes = { count: 0 };
	page.on('request', (request) => {
		if (request.url().includes('wc-ajax=get_refreshed_fragments')) {
			refreshes.count += 1;
		}
	});
	return refreshes;
};

const textOf = (page) => async () =>
	(await page.locator(REGION).innerText()).includes('Espresso Cup');

test('fragments are loaded once, then read from the cache, and reloaded after a change', async ({
	page,
	shop,
}) => {
	await fillCart(page, shop, { 'P-003': 1 });
	await withWidget(page);
	const refreshes = countRefreshes(page);
	await page.goto('/');
	await eventually('the widget', textOf(page), true);
	assert.equal(refreshes.count, 1);

	await page.goto('/');
	await eventually('the widget', textOf(page), true);
	assert.equal(refreshes.count, 1, 'the second time from the cache');

	await page.getByRole('button', { name: 'Add to cart “Belt Bag”' }).first().click();
	await eventually(
		'the widget',
		async () => (await page.locator(REGION).innerText()).includes('Belt Bag'),
		true,
	);
});
