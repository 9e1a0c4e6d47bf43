/**
 * Tests that this plugin's blocks look the same on a page that also has WooCommerce's own mini-cart, cart, checkout and
 * filters, with their scripts and styles, as on a page without them.
 */
import assert from 'node:assert/strict';
import { checkoutScreen, waitUntilUsable } from './screens/checkout.mjs';
import { differencesOf, overlapsOn, readAppearance } from './support/appearance.mjs';
import { fillCart } from './support/cart.mjs';
import { writePage } from './support/page.mjs';
import { test } from './support/test.mjs';
import {
	WOOCOMMERCE_CART,
	WOOCOMMERCE_CHECKOUT,
	WOOCOMMERCE_FILTERS,
	WOOCOMMERCE_MINI_CART,
	WOOCOMMERCE_REACT_FILTERS,
} from './support/woocommerce-blocks.mjs';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Blocks of older versions render with React 17's API, about which React's development build logs an error. */
const OLD_REACT = /ReactDOM\.render is no longer supported/;
/** WooCommerce's React filters ask for the user, who is not logged in, and do not handle the response. */
const NO_USER = /users\/me|^uncaught: Object$/;

const block = (name, attributes = {}) =>
	`<!-- wp:storefront-islands/${name} ${JSON.stringify({ align: 'wide', ...attributes })} /-->`;

const GRID = 'beside';
const ADDRESS = { filter_color: 'blue,green', min_price: '10' };

/**
 * Screens of this plugin with blocks of WooCommerce that a page may have beside them. Each `show` brings the page into
 * the state that has most elements.
 */
const SCREENS = {
	cart: {
		ours: block('cart'),
		others: [WOOCOMMERCE_MINI_CART, WOOCOMMERCE_FILTERS, WOOCOMMERCE_CART],
		show: async (page) => {
			await page.locator('[data-island="cart"][data-awake]').waitFor();
			await page.locator('[data-island="cart"]').getByText('Add a coupon').click();
		},
	},
	checkout: {
		ours: block('checkout'),
		others: [WOOCOMMERCE_MINI_CART, WOOCOMMERCE_FILTERS, WOOCOMMERCE_CART],
		show: async (page) => {
			await waitUntilUsable(page);
			await checkoutScreen(page).place.click();
			await page.locator('#validate-error-shipping_city').waitFor();
		},
	},
	'cart beside a checkout': {
		ours: block('cart'),
		others: [WOOCOMMERCE_MINI_CART, WOOCOMMERCE_CHECKOUT],
		show: (page) => page.locator('[data-island="cart"][data-awake]').waitFor(),
	},
	filters: {
		ours: `${block('active-filters')}${block('price-filter')}${block('filter-list', { kind: 'stock' })}${block('product-grid', { filterable: true, perPage: 4, widgetId: GRID })}`,
		others: [WOOCOMMERCE_MINI_CART, WOOCOMMERCE_FILTERS, WOOCOMMERCE_REACT_FILTERS],
		show: (page) => page.getByRole('link', { name: 'Remove Blue filter' }).first().waitFor(),
	},
};

/** The screen, and blocks of the header whose content is the same on every page. */
const COMPARED = '.beside-ours, header :is(.storefront-mini-cart-block, .storefront-search-block)';

/** Opens a page; resolves to the appearance of this plugin's blocks and to a picture of the screen. */
const lookAt = async (page, path, show) => {
	await page.goto(`${path}?${new URLSearchParams(ADDRESS)}`, { waitUntil: 'networkidle' });
	await show(page);
	await page.evaluate(() => document.fonts.ready);
	const ours = page.locator('.beside-ours');
	return {
		records: await readAppearance(page, COMPARED),
		picture: await ours.screenshot({ animations: 'disabled', caret: 'hide' }),
	};
};

for (const [name, { ours, others, show }] of Object.entries(SCREENS)) {
	test(
		`the ${name} looks the same beside WooCommerce's own blocks`,
		{ tag: ['@woocommerce-11', '@1280'] },
		async ({ page, shop, expectError }, testInfo) => {
			expectError(OLD_REACT);
			expectError(NO_USER);
			await fillCart(page, shop, { 'P-003': 2, 'P-001': 1 });
			const content = `<!-- wp:group {"className":"beside-ours"} --><div class="wp-block-group beside-ours">${ours}</div><!-- /wp:group -->`;
			// Both pages are written first, as the header's menu lists them.
			const paths = [
				await writePage(shop, 'ours-alone', content),
				await writePage(shop, 'ours-beside', content + others.join('')),
			];
			const alone = await lookAt(page, paths[0], show);
			const both = await lookAt(page, paths[1], show);
			await page.locator('.wc-block-mini-cart__button').first().waitFor();
			assert.deepEqual(differencesOf(alone.records, both.records), []);
			assert.deepEqual(await overlapsOn(page), []);
			if (!alone.picture.equals(both.picture)) {
				await testInfo.attach('alone', { body: alone.picture, contentType: 'image/png' });
				await testInfo.attach('beside', { body: both.picture, contentType: 'image/png' });
				assert.fail('the pictures differ');
			}
		},
	);
}
