/** Tests a browser that refuses cookies: the shop says why the cart stays empty, where the shopper acted. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptionsOf } from '../../tools/browser.mjs';
import { cartScreen, wakeCart } from './screens/cart-screen.mjs';
import { test as base } from './support/test.mjs';

/** Chromium's setting "block all cookies". */
const PREFERENCES = { profile: { default_content_setting_values: { cookies: 2 } } };

const test = base.extend({
	context: async ({ baseURL, viewport }, provide) => {
		const profile = mkdtempSync(join(tmpdir(), 'storefront-islands-profile-'));
		mkdirSync(join(profile, 'Default'));
		writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(PREFERENCES));
		const context = await chromium.launchPersistentContext(profile, {
			...launchOptionsOf(),
			baseURL,
			viewport,
		});
		await provide(context);
		await context.close();
		rmSync(profile, { recursive: true, force: true });
	},
});

const noticeOn = (page) =>
	page.getByRole('alert').filter({ hasText: 'Your browser refuses cookies' });

const BEFORE_CART = '#storefront-refused-cookies + [data-island="cart"]';
const IN_FORM = '[data-island="add-to-cart"] > #storefront-refused-cookies';

test(
	'an add in a grid is explained below its button, and the empty cart on its page',
	{ tag: '@1280' },
	async ({ page }) => {
		await page.goto('/');
		await page.evaluate(() => (document.cookie = 'a=1'));
		assert.equal(await page.evaluate(() => document.cookie), '', 'refused indeed');
		const add = page.getByRole('button', { name: 'Add to cart “Belt Bag”' }).first();
		await add.waitFor();
		assert.equal(await noticeOn(page).count(), 0, 'before anything is done');
		await add.click();
		await noticeOn(page).waitFor();
		await page.getByRole('link', { name: 'View cart' }).waitFor();
		const inForm = page.locator('li').filter({ hasText: 'Belt Bag' }).locator(IN_FORM);
		assert.equal(await inForm.count(), 1);

		await page.goto('/cart/');
		await noticeOn(page).waitFor();
		assert.equal(await page.locator(BEFORE_CART).count(), 1);
		await cartScreen(page).empty.waitFor();
		await wakeCart(page);
		assert.equal(await noticeOn(page).count(), 1, 'stays when the island is hydrated');

		await page.goto('/checkout/');
		await noticeOn(page).waitFor();
	},
);
