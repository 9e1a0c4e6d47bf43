/** Islands that other scripts insert: popups, page builders that load by AJAX. */
import assert from 'node:assert/strict';
import { requestsTo } from '../screens/network.mjs';
import { flow } from '../support/flow.mjs';
import { writePage } from '../support/page.mjs';

const NEEDS = /\/storefront-islands\/v1\/scripts\//;

/** A page of a theme that has nothing of ours but one block in its content, or none. */
const openBare = async (page, shop, content = '<p>Nothing of ours.</p>') => {
	const path = await writePage(shop, 'bare', content);
	// The sample theme's header and footer hold islands.
	await page.route(`**${path}`, async (route) => {
		const response = await route.fetch();
		const html = await response.text();
		await route.fulfill({ response, body: html.replace(/<(header|footer)[\s\S]*?<\/\1>/g, '') });
	});
	await page.goto(path);
};

/** What a block prints, as another page has it. */
const htmlOf = async (page, island) => {
	const html = await (await page.request.get('/')).text();
	return page.evaluate(
		([text, name]) =>
			new DOMParser().parseFromString(text, 'text/html').querySelector(`[data-island="${name}"]`)
				.outerHTML,
		[html, island],
	);
};

const insert = (page, html) =>
	page.evaluate((text) => {
		document.querySelector('main').innerHTML = `<div><section>${text}</section></div>`;
	}, html);

flow(
	'an island that is inserted wakes by itself, and asks for what it needs only then',
	async ({ page, shop }) => {
		await openBare(page, shop);
		const asked = requestsTo(page, NEEDS);
		await insert(page, await htmlOf(page, 'search'));
		const field = page
			.getByRole('main')
			.getByRole('combobox')
			.or(page.getByRole('main').getByRole('searchbox'));
		assert.equal(asked.length, 0);
		await field.fill('mug');
		await page.getByRole('option').first().waitFor();
		assert.ok(asked.some((request) => request.url().endsWith('/scripts/search')));
	},
);
