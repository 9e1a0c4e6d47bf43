/** What a page with everything that every page may have costs somebody who only reads it. */
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { flow } from '../support/flow.mjs';
import { SITE_PAGE } from '../support/site-page.mjs';
import { writePage } from '../support/page.mjs';

const OURS = /\/storefront-islands\/build\/[^?]*\.js/;
const MOST_BYTES = 6144;

flow(
	'a page with menu, search, mini-cart, popup, action links, anchors and translation loads at most 6 KB of our script',
	async ({ page, shop }) => {
		const scripts = [];
		page.on('response', (response) => {
			if (OURS.test(response.url())) {
				scripts.push(response);
			}
		});
		await page.goto(await writePage(shop, 'everything', SITE_PAGE));
		await page.waitForLoadState('networkidle');
		const weighed = await Promise.all(
			scripts.map(async (response) => [
				new URL(response.url()).pathname.split('/').at(-1),
				gzipSync(await response.body(), { level: 9 }).length,
			]),
		);
		const bytes = weighed.reduce((sum, [, size]) => sum + size, 0);
		assert.ok(bytes > 0 && bytes <= MOST_BYTES, `${bytes} bytes: ${JSON.stringify(weighed)}`);
		assert.deepEqual(weighed.map(([name]) => name).sort(), ['boot.js', 'popups.js']);
		for (const part of [
			'[data-island="search"]',
			'[data-island="mini-cart"]',
			'[data-island="menu"]',
			'[data-island="translation"]',
			'[data-popup]',
			'[href^="#elementor-action"]',
		]) {
			assert.ok((await page.locator(part).count()) > 0, part);
		}
		assert.equal(await page.locator('[data-awake]').count(), 0);
	},
	{ widths: [1280] },
);
