/** Tests what a page with filters loads for a visitor who only reads it. */
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { test } from '../support/test.mjs';
import { untilQuiet } from '../screens/wait.mjs';

const OURS = /\/storefront-islands\/build\/[^?]*\.js/;
const MOST_BYTES = 6144;

const weigh = (body) => gzipSync(body, { level: 9 }).length;

for (const path of ['/shop/', '/shop/?filter_color=blue&min_price=10', '/product-category/mugs/']) {
	test(`${path} without interaction: at most 6 KB of our script, and no island is hydrated`, async ({
		page,
	}) => {
		const scripts = [];
		page.on('response', (response) => {
			if (OURS.test(response.url())) {
				scripts.push(response);
			}
		});
		await page.goto(path);
		await untilQuiet(page);
		const bodies = await Promise.all(scripts.map((response) => response.body()));
		const bytes = bodies.reduce((sum, body) => sum + weigh(body), 0);
		assert.ok(bytes > 0 && bytes <= MOST_BYTES, `${bytes} bytes of ${scripts.length} scripts`);
		const islands = page.locator('[data-island="price-filter"], [data-island="filter-list"]');
		assert.ok((await islands.count()) >= 4);
		assert.equal(await page.locator('[data-awake]').count(), 0);
		assert.equal(
			await page.evaluate(() => 'catalogue' in window.storefrontIslands || 'React' in window),
			false,
		);
	});
}
