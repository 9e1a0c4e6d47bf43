/**
 * Tests that this plugin's blocks look the same on a page that also has WooCommerce's own mini-cart, cart, checkout and
 * filters, with their scripts and styles, as on a page without them.
 */
import assert from 'node:assert/strict';
import { launchOptionsOf } from '../../tools/browser.mjs';
import { wakeCart } from './screens/cart-screen.mjs';
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

test.use({
	contextOptions: { reducedMotion: 'reduce' },
	// Chromium smooths round corners a little differently where it draws a part of a tile again, so that a page differs from
	// itself: it draws whole ones.
	launchOptions: launchOptionsOf(['--disable-partial-raster']),
});

/** Blocks of older versions render with React 17's API, about which React's development build logs an error. */
const OLD_REACT = /ReactDOM\.render is no longer supported/;
/** Its React price filter sets a state before it is mounted if its data come early. */
const EARLY_DATA = /hasn't mounted yet[\s\S]*\/woocommerce\/assets\/client\/blocks\/price-filter-/;
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
			await wakeCart(page);
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
		show: wakeCart,
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

/** Resizes the window and waits until the page has the new size. */
const resize = async (page, size) => {
	await page.setViewportSize(size);
	await page.waitForFunction((height) => window.innerHeight === height, size.height);
};

/**
 * Takes a picture of the screen, whose parts share one layer under all of WooCommerce's. Without it a bar that sticks to
 * the window, and stands over WooCommerce's hidden drawers, is a layer of its own beside these and not without them, and
 * its round corners are smoothed differently. What lies over the screen still does. The picture ends with a whole pixel,
 * of which a part may be below the screen: what follows stays away from it.
 */
const takePicture = (page) =>
	page.locator('.beside-ours').screenshot({
		animations: 'disabled',
		caret: 'hide',
		style: '.beside-ours { isolation: isolate; margin-block-end: 4px !important }',
	});

/** Removes what else is on the page from its layers, and draws the rest at once. WooCommerce's styles stay. */
const drawAlone = (page) =>
	page.evaluate(async () => {
		const frames = () =>
			new Promise((resolve) => {
				window.requestAnimationFrame(() => window.requestAnimationFrame(resolve));
			});
		const { documentElement } = document;
		const others = document.querySelectorAll('.beside-ours ~ *, body > :not(:has(.beside-ours))');
		for (const element of [...others, documentElement]) {
			element.style.setProperty('display', 'none', 'important');
		}
		await frames();
		documentElement.style.removeProperty('display');
		await frames();
	});

/** Returns the largest difference of two pictures' colours, from 0 to 255. */
const largestDifference = (page, pictures) =>
	page.evaluate(
		async (encoded) => {
			const [first, second] = await Promise.all(
				encoded.map(async (data) => {
					const image = new window.Image();
					image.src = `data:image/png;base64,${data}`;
					await image.decode();
					const canvas = new window.OffscreenCanvas(image.width, image.height);
					const context = canvas.getContext('2d');
					context.drawImage(image, 0, 0);
					return context.getImageData(0, 0, image.width, image.height);
				}),
			);
			return first.width === second.width && first.height === second.height
				? first.data.reduce(
						(largest, value, index) => Math.max(largest, Math.abs(value - second.data[index])),
						0,
					)
				: 255;
		},
		pictures.map((picture) => picture.toString('base64')),
	);

/** Reads the appearance of this plugin's blocks from the top of the page. */
const readFromTop = async (page) => {
	await page.evaluate(() => window.scrollTo(0, 0));
	return readAppearance(page, COMPARED);
};

/**
 * Opens a page; resolves to the appearance of this plugin's blocks, in the tall window and in a usual one, where bars
 * stick to the edge, and to pictures of the screen without focus: as it is, and without other elements.
 */
const lookAt = async (page, path, show) => {
	const usual = page.viewportSize();
	await resize(page, { ...usual, height: TALL });
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
	const picture = await takePicture(page);
	await resize(page, usual);
	const inUsual = await readFromTop(page);
	const overlaps = await overlapsOn(page);
	await resize(page, { ...usual, height: TALL });
	await drawAlone(page);
	const pictureAlone = await takePicture(page);
	await resize(page, usual);
	return { inTall, inUsual, overlaps, picture, pictureAlone };
};

for (const [name, { ours, others, show }] of Object.entries(SCREENS)) {
	test(
		`the ${name} looks the same beside WooCommerce's own blocks`,
		{ tag: '@woocommerce-11' },
		async ({ page, shop, expectError }, testInfo) => {
			expectError(OLD_REACT);
			expectError(NO_USER);
			expectError(EARLY_DATA);
			await fillCart(page, shop, { 'P-003': 2, 'P-001': 1 });
			const content = `<!-- wp:group {"className":"beside-ours"} --><div class="wp-block-group beside-ours">${ours}</div><!-- /wp:group -->`;
			// Both pages are written first, as the header's menu lists them.
			const paths = [
				await writePage(shop, 'ours-alone', content),
				await writePage(shop, 'ours-beside', content + others.join('')),
			];
			const alone = await lookAt(page, paths[0], show);
			const both = await lookAt(page, paths[1], async () => {
				await show(page);
				await page.locator('.wc-block-mini-cart__button').first().waitFor();
			});
			assert.deepEqual(differencesOf(alone.inTall, both.inTall), []);
			assert.deepEqual(differencesOf(alone.inUsual, both.inUsual), []);
			assert.deepEqual(both.overlaps, []);
			for (const [label, body] of [
				['alone', alone.pictureAlone],
				['beside', both.pictureAlone],
				['alone, as it is', alone.picture],
				['beside, as it is', both.picture],
			]) {
				await testInfo.attach(label, { body, contentType: 'image/png' });
			}
			assert.ok(alone.pictureAlone.equals(both.pictureAlone), 'the pictures differ');
			const difference = await largestDifference(page, [alone.picture, both.picture]);
			assert.equal(difference, 0, 'something lies over the screen');
		},
	);
}
