/**
 * Playwright's `test` for browser flows, with fixtures for the shop and for errors of pages. playwright.config.mjs sets
 * the shop and the widths.
 *
 * Tags: `@demo`, `@woocommerce` and `@woocommerce-11` (from that major version on) restrict a flow to the shop that has
 * what it needs, `@elementor` and `@elementor-pro` to `npm run test:elementor`; `@1280` and `@390` restrict it to a width; `@full` leaves it to `npm run test:full`;
 * `@firefox` has it run in Firefox, too.
 */
import { test as base } from '@playwright/test';
import { restoreShop } from '../../../tools/test/restore-shop.mjs';
import { makeShops } from '../../../tools/test/shops.mjs';
import { reasonToSkip } from '../../../tools/test/requirements.mjs';
import { collectPageErrors } from './page-errors.mjs';

export const SHOP_STARTS_WITHIN_MS = 600_000;

/**
 * @typedef {object} ShopKind
 * @property {string[]} [muPlugins] PHP files to load as must-use plugins.
 * @property {Record<string, string | boolean | number>} [constants]
 * @property {number} [products]
 * @property {boolean} [isCached] True for a shop behind a full-page cache. Skipped if nginx is not installed.
 */

/**
 * @typedef {object} FlowFixtures
 * @property {ShopKind} shopOptions Set by `test.use`; tests with the same options share a shop.
 * @property {import('../../../tools/start/shop.mjs').Shop} shop
 * @property {number} width Width of the window, in CSS pixels.
 * @property {(page: import('@playwright/test').Page) => void} watchPage Makes errors on another page fail the test,
 * too.
 * @property {(pattern: RegExp) => void} expectError Expects console errors that match.
 */

/**
 * @type {import('@playwright/test').TestType<FlowFixtures & import('@playwright/test').PlaywrightTestArgs,
 * import('@playwright/test').PlaywrightWorkerArgs>}
 */
export const test = base.extend({
	sources: [{}, { scope: 'worker', option: true }],
	shops: [
		async ({ sources }, provide) => {
			const shops = makeShops(sources);
			await provide(shops);
			await shops.stopAll();
		},
		{ scope: 'worker', timeout: SHOP_STARTS_WITHIN_MS },
	],
	shopOptions: [{}, { option: true }],

	shop: [
		async ({ sources, shops, shopOptions }, provide, testInfo) => {
			const reason = reasonToSkip(testInfo.tags, shopOptions, sources);
			testInfo.skip(reason !== null, reason ?? undefined);
			const shop = await shops.get(shopOptions);
			restoreShop(shop);
			await provide(shop);
		},
		{ timeout: SHOP_STARTS_WITHIN_MS },
	],
	baseURL: ({ shop }, provide) => provide(shop.url),
	width: ({ viewport }, provide) => provide(viewport.width),

	pageErrors: [
		async ({ page }, provide) => {
			const errors = collectPageErrors();
			errors.watch(page);
			await provide(errors);
			if (errors.unexpected().length > 0) {
				throw new Error(['There were errors on the page.', ...errors.unexpected()].join('\n'));
			}
		},
		{ auto: true },
	],
	watchPage: ({ pageErrors }, provide) => provide(pageErrors.watch),
	expectError: ({ pageErrors }, provide) => provide(pageErrors.expect),
});

/** `test` with JavaScript disabled. */
export const testWithoutJavaScript = test.extend({ javaScriptEnabled: false });
