/**
 * Tests the mini-cart in the header: it is shown or hidden before the first paint, and an interaction loads a limited
 * number of scripts.
 */
import assert from 'node:assert/strict';
import { openCheckout } from './screens/checkout.mjs';
import { miniCart, watchFirstPaint } from './screens/mini-cart.mjs';
import { CART, hold, storeRequests } from './screens/network.mjs';
import { eventually, expectText, untilQuiet } from './screens/wait.mjs';
import { fillCart } from './support/cart.mjs';
import { writePage } from './support/page.mjs';
import { test } from './support/test.mjs';

const shownAtFirstPaint = async (page) => {
	await page.waitForFunction(() => window.shownAtFirstPaint !== undefined);
	return page.evaluate(() => window.shownAtFirstPaint);
};

test('the mini-cart is hidden while the cart is empty, without our scripts', async ({
	page,
	expectError,
}) => {
	expectError(/Failed to load resource/);
	await page.route(/\/build\/.*\.js/, (route) => route.abort());
	await watchFirstPaint(page);
	await page.goto('/');
	assert.equal(await miniCart(page).button.isVisible(), false);
	assert.equal(await shownAtFirstPaint(page), false);
});

test('the mini-cart is shown by the cookie, without our scripts', async ({
	page,
	shop,
	expectError,
}) => {
	expectError(/Failed to load resource/);
	await fillCart(page, shop, { 'P-003': 1 });
	await page.route(/\/build\/.*\.js/, (route) => route.abort());
	await watchFirstPaint(page);
	await page.goto('/');
	assert.equal(await miniCart(page).button.isVisible(), true);
	assert.equal(await shownAtFirstPaint(page), true);
	await miniCart(page).button.click();
	await page.waitForURL('**/cart/');
});

/** Scripts that WooCommerce loads on every page, whichever cart is used. */
const OF_WOOCOMMERCE = /\/plugins\/woocommerce\/|\/js\/jquery\//;

test('a page without interaction loads only boot and sends no request', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-003': 1 });
	const asked = storeRequests(page);
	const scripts = [];
	page.on('request', (request) => {
		const { pathname } = new URL(request.url());
		if (request.resourceType() === 'script' && !OF_WOOCOMMERCE.test(pathname)) {
			scripts.push(pathname.replace(/^.*\//, ''));
		}
	});
	await page.goto('/about-us/', { waitUntil: 'networkidle' });
	assert.deepEqual(scripts, ['boot.js']);
	// A page with an add-to-cart form also loads the script that holds early adds.
	await page.goto('/', { waitUntil: 'networkidle' });
	assert.deepEqual(scripts, ['boot.js', 'held-adds.js', 'boot.js']);
	assert.deepEqual(asked, []);
});

test('the drawer shows placeholders while the shop is slow', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-003': 2 });
	await page.goto('/');
	const shopIsSlow = await hold(page, CART);
	const { button, drawer, line, badge } = miniCart(page);
	await button.click();
	await drawer.getByText('Loading your cart…').waitFor({ state: 'attached' });
	await shopIsSlow.release();
	await expectText(line('Espresso Cup').total, '$92.00');
	await expectText(badge, '2');
});

test('the count is known on the next page without a request', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-003': 2 });
	await page.goto('/');
	await miniCart(page).button.click();
	await expectText(miniCart(page).badge, '2');
	const asked = storeRequests(page);
	await page.goto('/shop/');
	const shown = await miniCart(page).badge.evaluate(
		(badge) => window.getComputedStyle(badge, '::before').content,
	);
	assert.equal(shown, '"2"');
	assert.deepEqual(asked, []);
});

test('the mini-cart beside the checkout is not hydrated until its count changes', async ({
	page,
	shop,
}) => {
	await fillCart(page, shop, { 'P-003': 2, 'P-013': 1 });
	const scripts = [];
	page.on('request', (request) => {
		const { pathname } = new URL(request.url());
		if (request.resourceType() === 'script' && !OF_WOOCOMMERCE.test(pathname)) {
			scripts.push(pathname.replace(/^.*\//, ''));
		}
	});
	await openCheckout(page);
	await untilQuiet(page);
	assert.ok(!scripts.includes('mini-cart.js'));
	await page.evaluate(() => {
		const { getCartData } = window.wp.data.select('wc/store/cart');
		return window.wp.data
			.dispatch('wc/store/cart')
			.removeItemFromCart(getCartData().items.find(({ quantity }) => quantity === 2).key);
	});
	await expectText(miniCart(page).badge, '1');
});

test(
	'of several mini-carts the first displayed one opens once something was added, and gives the focus back',
	{ tag: '@1280' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-003': 1 });
		const opening = '<!-- wp:storefront-islands/mini-cart {"openOnAdd":true} /-->';
		await page.goto(await writePage(shop, 'two-mini-carts', opening + opening));
		// As the header of another width.
		await page.addStyleTag({ content: 'header .storefront-mini-cart-block { display: none }' });
		const { drawer, button } = miniCart(page);
		const last = button.last();
		await last.focus();
		await page.evaluate(() =>
			document.body.dispatchEvent(new window.Event('wc-blocks_added_to_cart', { bubbles: true })),
		);
		await drawer.getByText('Espresso Cup').waitFor();
		assert.equal(await page.locator('.storefront-drawer[open]').count(), 1);
		await page.keyboard.press('Escape');
		await eventually('focus', () => last.evaluate((link) => link === document.activeElement), true);
		assert.equal(await page.locator('.storefront-drawer[open]').count(), 0);
		assert.equal(await page.evaluate(() => window.history.state), null);
	},
);
