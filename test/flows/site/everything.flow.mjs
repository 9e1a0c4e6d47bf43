/** Tests what a page with all site-wide elements loads for a visitor who only reads it. */
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { test } from '../support/test.mjs';
import { writeSitePage } from '../support/site-page.mjs';
import { scriptHasRun, untilQuiet } from '../screens/wait.mjs';

const OURS = /\/storefront-islands\/build\/[^?]*\.js/;
const MOST_BYTES = 6144;
const PARTS = [
	'[data-island="menu"]',
	'[data-island="search"]',
	'[data-island="mini-cart"]',
	'[data-island="translation"]',
	'[data-popup]',
	'[href^="#elementor-action"]',
	'[href="#below"]',
];

test('menu, search, mini-cart, popup, action links, anchors and translation load at most 6 KB before an interaction', async ({
	page,
	shop,
}) => {
	const answers = [];
	page.on('response', (response) => answers.push(response));
	await page.goto(await writeSitePage(shop));
	await scriptHasRun(page, 'popups');
	await untilQuiet(page);
	for (const part of PARTS) {
		assert.ok((await page.locator(part).count()) > 0, part);
	}
	const ours = answers.filter((answer) => OURS.test(answer.url()));
	const sizes = await Promise.all(
		ours.map(async (answer) => gzipSync(await answer.body(), { level: 9 }).length),
	);
	const bytes = sizes.reduce((sum, size) => sum + size, 0);
	assert.ok(bytes > 0 && bytes <= MOST_BYTES, `${bytes} bytes`);
	assert.deepEqual(ours.map((answer) => OURS.exec(answer.url())?.[0].split('/').at(-1)).sort(), [
		'boot.js',
		'popups.js',
	]);
	assert.equal(await page.locator('[data-hydrated]').count(), 0);
});
