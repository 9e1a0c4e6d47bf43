/**
 * Tests that texts of cart, checkout, filters and drawer have a contrast of at least 4.5:1 in every style variation of
 * WordPress's newest theme, dark ones and errors included.
 */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkoutScreen, waitUntilUsable } from './screens/checkout.mjs';
import { weakTextsOn } from './support/accessibility.mjs';
import { fillCart } from './support/cart.mjs';
import { writePage } from './support/page.mjs';
import { test } from './support/test.mjs';
import { wakeCart } from './screens/cart-screen.mjs';

// A shop of its own, as its theme is switched.
test.use({
	shopOptions: { constants: { STOREFRONT_ISLANDS_CONTRAST: true } },
	contextOptions: { reducedMotion: 'reduce' },
});

const CONTENT =
	'<!-- wp:storefront-islands/active-filters /--><!-- wp:storefront-islands/price-filter /--><!-- wp:storefront-islands/filter-list {"kind":"stock"} /--><!-- wp:storefront-islands/product-grid {"perPage":6,"filterable":true} /--><!-- wp:storefront-islands/mini-cart /-->';

/** Screens by the selector of what is checked; each is brought into the state that has most colours. */
const SCREENS = [
	{
		selector: '[data-island="cart"]',
		show: async (page) => {
			await page.goto('/cart/');
			await wakeCart(page);
		},
	},
	{
		selector: '[data-island="checkout"]',
		show: async (page) => {
			await page.goto('/checkout/');
			await waitUntilUsable(page);
			await checkoutScreen(page).place.click();
			await page.locator('#validate-error-shipping_city').waitFor();
		},
	},
	{
		selector: 'main',
		show: (page) => page.goto('/colours/?filter_stock_status=instock,outofstock&min_price=10'),
	},
	{
		selector: '.storefront-drawer',
		show: async (page) => {
			await page.goto('/colours/');
			await page.locator('main .storefront-mini-cart__button').click();
			await page.locator('.storefront-drawer .storefront-line').first().waitFor();
		},
	},
];

/** Returns WordPress's newest theme in a folder and its style variations, as useTheme takes them. */
const variationsIn = (wordpress) => {
	const themes = join(wordpress, 'wp-content/themes');
	const theme = ['twentytwentyfive', 'twentytwentyfour'].find((name) =>
		readdirSync(themes).includes(name),
	);
	assert.ok(theme, `no theme of WordPress in ${themes}`);
	const variations = readdirSync(join(themes, theme, 'styles'), { withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
		.map(({ name }) => `${theme}/${basename(name, '.json')}`);
	return [theme, ...variations];
};

test(
	'texts have enough contrast in every style variation of the theme',
	{ tag: '@1280' },
	async ({ page, shop, sources }) => {
		await fillCart(page, shop, { 'P-045': 1, 'P-001': 6 });
		await writePage(shop, 'colours', CONTENT);
		const weak = [];
		for (const theme of variationsIn(sources.wordpress ?? shop.site)) {
			await shop.useTheme(theme);
			for (const { selector, show } of SCREENS) {
				await show(page);
				await page.evaluate(() => document.fonts.ready);
				weak.push(
					...(await weakTextsOn(page, selector)).map((text) => `${theme} ${selector}: ${text}`),
				);
			}
		}
		assert.deepEqual(weak, []);
	},
);
