/** Tests that data kept in the browser for a user is shown to that user alone, also on cacheable pages. */
import assert from 'node:assert/strict';
import { searchFields } from '../screens/search.mjs';
import { test } from '../support/test.mjs';
import { logIn } from '../support/log-in.mjs';

const CUSTOMER = { name: 'customer', password: 'password' };

test(
	'recent searches are separate per user',
	{ tag: '@1280' },
	async ({ page, context, expectError }) => {
		// A log-out URL without a nonce leads to WordPress's confirmation page, with status 403.
		expectError(/gravatar\.com|action=logout/);
		const field = searchFields(page.locator('header'));
		/** Searches for a term of several products: WooCommerce opens the product if there is one only. */
		const search = async (term) => {
			await page.goto('/');
			await field.click();
			await page.waitForFunction(() => window.storefrontIslands.modules?.preferences);
			await field.fill(term);
			await field.press('Enter');
			await page.waitForURL(/[?&]s=/);
		};
		/** Returns the recent searches after checking that the empty field suggests exactly these. */
		const offered = async () => {
			await page.goto('/');
			await field.click();
			await page.waitForFunction(() => window.storefrontIslands.modules?.preferences);
			const kept = await page.evaluate(() =>
				window.wp.data.select('storefront-islands/preferences').getSearches(),
			);
			for (const term of kept) {
				await page.getByRole('option', { name: term }).waitFor();
			}
			assert.equal(await page.getByRole('option').count(), kept.length);
			return kept;
		};
		await page.goto('/');
		await page.evaluate(() =>
			window.localStorage.setItem('storefront-islands-searches', '["jug"]'),
		);
		await search('mug');
		assert.deepEqual(await offered(), ['mug', 'jug']);

		await logIn(page, CUSTOMER);
		assert.deepEqual(await offered(), []);
		await search('tee');
		assert.deepEqual(await offered(), ['tee']);

		await context.clearCookies();
		await logIn(page);
		assert.deepEqual(await offered(), []);

		await page.goto('/wp-login.php?action=logout');
		await page.getByRole('link', { name: 'log out' }).click();
		await page.waitForURL(/loggedout/);
		assert.deepEqual(await offered(), ['mug', 'jug']);

		await logIn(page, CUSTOMER);
		assert.deepEqual(await offered(), ['tee']);
		const keys = await page.evaluate(() =>
			Object.keys(window.localStorage).filter((key) => key.startsWith('WP_DATA_USER_')),
		);
		assert.equal(keys.length, 2);
		assert.ok(keys.includes('WP_DATA_USER_0'));
	},
);
