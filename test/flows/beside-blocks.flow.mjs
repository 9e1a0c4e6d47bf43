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
const ADDRESS = { filter_color: 'blue,green', query_type_color: 'or', min_price: '10' };

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

/**
 * Height of a window that no page here fills, in CSS pixels. Nothing sticks to its edges, and what WooCommerce keeps below
 * the window on phones, the drawer of its filters and the bar of its cart, is not in the picture.
 */
const TALL = 8000;

/** Reads the appearance of this plugin's blocks from the top of the page. */
const readFromTop = async (page) => {
	await page.evaluate(() => window.scrollTo(0, 0));
	return readAppearance(page, COMPARED);
};

/**
 * Opens a page; resolves to the appearance of this plugin's blocks, in the tall window and in a usual one, where bars
 * stick to the edge, and to a picture of the screen without focus.
 */
const lookAt = async (page, path, show) => {
	const usual = page.viewportSize();
	await page.setViewportSize({ ...usual, height: TALL });
	await page.goto(`${path}?${new URLSearchParams(ADDRESS)}`, { waitUntil: 'networkidle' });
	await show(page);
	// Away from what was clicked, which would look hovered.
	await page.mouse.move(0, 0);
	await page.evaluate(() => document.fonts.ready);
	const heightOfPage = await page.evaluate(() => document.documentElement.scrollHeight);
	assert.equal(heightOfPage, TALL, 'the page is taller than the window');
	const inTall = await readFromTop(page);
	// The cursor of a focused field is a layer of its own, and so is what stands after it: where layers of WooCommerce's are
	// on the page, these are split differently, and round edges are smoothed differently.
	await page.evaluate(() => document.activeElement.blur());
	const picture = await page
		.locator('.beside-ours')
		.screenshot({ animations: 'disabled', caret: 'hide' });
	await page.setViewportSize(usual);
	return { inTall, inUsual: await readFromTop(page), picture };
};

for (const [name, { ours, others, show }] of Object.entries(SCREENS)) {
	test(
		`the ${name} looks the same beside WooCommerce's own blocks`,
		{ tag: '@woocommerce-11' },
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
			assert.deepEqual(differencesOf(alone.inTall, both.inTall), []);
			assert.deepEqual(differencesOf(alone.inUsual, both.inUsual), []);
			assert.deepEqual(await overlapsOn(page), []);
			if (!alone.picture.equals(both.picture)) {
				await testInfo.attach('alone', { body: alone.picture, contentType: 'image/png' });
				await testInfo.attach('beside', { body: both.picture, contentType: 'image/png' });
				assert.fail('the pictures differ');
			}
		},
	);
}
