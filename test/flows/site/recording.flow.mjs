/** Tests that visits are recorded only with consent, and without anything that is typed. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { miniCart } from '../screens/mini-cart.mjs';
import { searchFields } from '../screens/search.mjs';
import { eventually, scriptHasRun } from '../screens/wait.mjs';
import { wake } from '../screens/wake.mjs';
import { fillCart } from '../support/cart.mjs';
import { test } from '../support/test.mjs';

const SERVICE = /^https:\/\/www\.clarity\.ms\//;
const SCRIPT = readFileSync(new URL('../services/session-recorder.js', import.meta.url), 'utf8');

test.use({
	shopOptions: {
		muPlugins: ['test/flows/shops/recorded.php'],
		// React's development build warns about attributes that were set by other scripts before hydration.
		constants: { SCRIPT_DEBUG: false },
	},
});

/** Serves the stand-in of the recorder; returns the list of requested URLs, which grows. */
const serveRecorder = async (context) => {
	const requests = [];
	await context.route(SERVICE, (route) => {
		requests.push(route.request().url());
		return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
	});
	return requests;
};

const recorded = async (page) => {
	await page.waitForFunction(() => window.recorded !== undefined);
	return page.evaluate(() => window.recorded);
};

const decide = (page, value) =>
	page.evaluate((decision) => window.wp_set_consent('statistics', decision), value);

test(
	'Clarity waits for consent, receives no fields, and stops when consent is withdrawn',
	{ tag: '@1280' },
	async ({ page, context, shop }) => {
		const requests = await serveRecorder(context);
		await fillCart(page, shop, { 'P-013': 1 });
		await page.goto('/about-us/');
		await scriptHasRun(page, 'recording');
		assert.deepEqual(requests, [], 'nothing without consent');
		await decide(page, 'deny');
		assert.deepEqual(requests, []);

		await decide(page, 'allow');
		const { calls, texts } = await recorded(page);
		assert.deepEqual(requests, ['https://www.clarity.ms/tag/abc123']);
		assert.deepEqual(calls, [
			['consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' }],
		]);
		assert.deepEqual(texts, ['About us']);
		await searchFields(page).fill('a secret');
		const { button, drawer } = miniCart(page);
		await button.click();
		await drawer.getByRole('textbox').first().fill('7');
		assert.deepEqual(
			(await recorded(page)).texts,
			['About us'],
			'no field, also of what comes later',
		);

		await page.goto('/shop/');
		assert.equal((await recorded(page)).texts[0], 'Shop', 'the next page follows');
		assert.equal(requests.length, 2);
		await page.goto('/checkout/');
		await wake(page, 'checkout');
		assert.equal(await page.locator('#storefront-islands-recording').count(), 0);

		await page.goto('/about-us/');
		await recorded(page);
		await decide(page, 'deny');
		assert.deepEqual((await recorded(page)).calls.slice(1), [
			['consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' }],
			['consent', false],
			['stop'],
		]);
		await eventually(
			'cookies of the service',
			async () => (await context.cookies()).filter(({ name }) => name === '_clck'),
			[],
		);
		await page.goto('/shop/');
		await scriptHasRun(page, 'recording');
		assert.equal(
			requests.length,
			3,
			'the checkout and what follows the withdrawal were not recorded',
		);
	},
);
