/** Tests islands that other scripts insert, such as popups or page builders that load content with AJAX. */
import assert from 'node:assert/strict';
import { requestsTo } from '../screens/network.mjs';
import { test } from '../support/test.mjs';

const NEEDS = /\/storefront-islands\/v1\/scripts\//;
const FILTER = '[data-island="price-filter"]';

/** Returns the HTML of an island from another page. */
const htmlOf = async (page, path, selector) => {
	const html = await (await page.request.get(path)).text();
	return page.evaluate(
		([text, island]) =>
			new window.DOMParser().parseFromString(text, 'text/html').querySelector(island).outerHTML,
		[html, selector],
	);
};

const insert = (page, html) =>
	page.evaluate((text) => {
		document.querySelector('main').innerHTML = `<div><section>${text}</section></div>`;
	}, html);

test(
	'an island inserted later hydrates on interaction, with scripts and styles missing in the page',
	{ tag: '@1280' },
	async ({ page }) => {
		await page.goto('/about-us/');
		const asked = requestsTo(page, NEEDS);
		await insert(page, await htmlOf(page, '/shop/', FILTER));
		const island = page.locator(FILTER);
		await island.waitFor();
		assert.equal(asked.length, 0, 'nothing is asked before it is touched');
		await island.getByRole('spinbutton').first().focus();
		await page.locator(`${FILTER}[data-hydrated]`).waitFor();
		assert.ok(asked.some((request) => request.url().endsWith('/scripts/price-filter')));
		assert.equal(await page.locator('link#storefront-islands-price-filter-css').count(), 1);
		assert.equal(
			await page.evaluate(
				() => document.querySelectorAll('#react-js, [src*="/react.min.js"]').length,
			),
			1,
			'React came once',
		);
	},
);
