/** Tests a theme that shows a count of its own in WooCommerce's cart fragments, and no cart widget. */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { expectText } from './screens/wait.mjs';
import { fillCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

test.use({
	shopOptions: { muPlugins: [fileURLToPath(new URL('shops/theme-count.php', import.meta.url))] },
});

const countOf = (page) => page.locator('.theme-count');

test('the count is current on a page without an island', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-003': 2 });
	await page.goto('/?bare-count=1');
	assert.equal(await page.locator('[data-island]').count(), 0);
	await expectText(countOf(page), '2');
});

test('the count follows what an island adds, and asks for nothing before', async ({ page }) => {
	const refreshes = [];
	page.on('request', (request) => {
		if (request.url().includes('get_refreshed_fragments')) {
			refreshes.push(request.url());
		}
	});
	const loaded = page.waitForResponse(/fragments\.js/);
	await page.goto('/');
	await loaded;
	await expectText(countOf(page), '0');
	assert.deepEqual(refreshes, []);
	await page.getByRole('button', { name: 'Add to cart “Belt Bag”' }).first().click();
	await expectText(countOf(page), '1');
});
