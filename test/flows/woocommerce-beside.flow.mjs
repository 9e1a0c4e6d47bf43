/**
 * Tests the plugin's blocks together with WooCommerce's on one page and on the next: a change in one shows in the
 * others.
 */
import assert from 'node:assert/strict';
import {
	ADA,
	checkoutScreen,
	fillForm,
	waitUntilOrdered,
	waitUntilUsable,
	orderBy,
} from './screens/checkout.mjs';
import { cartScreen, wakeCart } from './screens/cart-screen.mjs';
import { miniCart } from './screens/mini-cart.mjs';
import { hold, once } from './screens/network.mjs';
import { eventually, expectText, expectValue, untilQuiet } from './screens/wait.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';
import { newEmail, ordersOf } from './support/orders.mjs';
import { writePage } from './support/page.mjs';
import {
	WOOCOMMERCE_CART,
	WOOCOMMERCE_CHECKOUT,
	WOOCOMMERCE_MINI_CART,
	WOOCOMMERCE_PRODUCTS,
	woocommerceCart,
	woocommerceCheckout,
	woocommerceMiniCart,
} from './support/woocommerce-blocks.mjs';

/** Blocks of older versions render with React 17's API, about which React's development build logs an error. */
const OLD_REACT = /ReactDOM\.render is no longer supported/;

test(
	"WooCommerce's cart with our mini-cart in the header",
	{ tag: '@woocommerce' },
	async ({ page, shop, expectError }) => {
		expectError(OLD_REACT);
		await fillCart(page, shop, { 'P-003': 1 });
		await page.goto(await writePage(shop, 'its-cart', WOOCOMMERCE_CART));
		const cart = woocommerceCart(page);
		const line = miniCart(page).line('Espresso Cup');
		await miniCart(page).button.click();
		await expectValue(line.field, '1');
		await miniCart(page).close.click();
		await cart.more.click();
		await expectText(miniCart(page).badge, '2');
		await miniCart(page).button.click();
		await expectValue(line.field, '2');
		await line.more.click();
		await expectValue(cart.quantity, '3');
		await eventually('cart', async () => (await readCart(page, shop)).items_count, 3);
		await miniCart(page).close.click();
		await cart.remove.click();
		await miniCart(page).button.waitFor({ state: 'hidden' });
	},
);

test(
	"our cart with WooCommerce's mini-cart",
	{ tag: '@woocommerce-11' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-003': 1 });
		await page.goto(
			await writePage(
				shop,
				'our-cart-its-mini-cart',
				`${WOOCOMMERCE_MINI_CART}<!-- wp:storefront-islands/cart /-->`,
			),
		);
		await wakeCart(page);
		const its = woocommerceMiniCart(page);
		const ours = cartScreen(page).line('Espresso Cup');
		await expectText(its.badge, '1');
		await ours.more.click();
		await expectText(its.badge, '2');
		await its.button.click();
		await expectValue(its.quantity, '2');
		await its.more.click();
		await expectValue(ours.field, '3');
		await eventually('cart', async () => (await readCart(page, shop)).items_count, 3);
	},
);

/**
 * Writes a page with WooCommerce's mini-cart and the plugin's product grid; the plugin's mini-cart is in the theme's
 * header.
 */
const bothMiniCarts = (shop) =>
	writePage(
		shop,
		'both-mini-carts',
		`${WOOCOMMERCE_MINI_CART}<!-- wp:storefront-islands/product-grid {"columns":3,"rows":3} /-->`,
	);

test(
	"a change in WooCommerce's mini-cart shows in ours before hydration",
	{ tag: '@woocommerce-11' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-003': 1 });
		// WooCommerce's mini-cart dispatches the added-to-cart event for a changed quantity, too, which hydrates the
		// plugin's mini-cart. Its script is held back because the number must not depend on it.
		await hold(page, /\/build\/mini-cart\.js/);
		const path = await bothMiniCarts(shop);
		await page.goto(path);
		const its = woocommerceMiniCart(page);
		await its.button.click();
		await its.more.click();
		await expectValue(its.quantity, '2');
		await eventually('our number', miniCart(page).count, '2');
		await page.goto(path);
		await eventually('our number', miniCart(page).count, '2');
		await expectText(its.badge, '2');
	},
);

test(
	"changes by our mini-cart and buttons show in WooCommerce's mini-cart",
	{ tag: '@woocommerce-11' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-003': 1 });
		const path = await bothMiniCarts(shop);
		await page.goto(path);
		const its = woocommerceMiniCart(page);
		const ours = miniCart(page);
		await expectText(its.badge, '1');
		await page
			.getByRole('button', { name: /Add to cart/ })
			.first()
			.click();
		await expectText(its.badge, '2');
		await ours.button.click();
		await ours.line('Espresso Cup').more.click();
		await expectText(its.badge, '3');
		await ours.line('Espresso Cup').remove.click();
		await expectText(its.badge, '1');
		await page.goto(path);
		await expectText(its.badge, '1');
		await eventually('our number', ours.count, '1');
	},
);

test(
	"a change of ours while WooCommerce's mini-cart is loading the cart shows in it",
	{ tag: '@woocommerce-11' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-003': 1 });
		await page.goto(
			await writePage(
				shop,
				'our-cart-its-mini-cart',
				`${WOOCOMMERCE_MINI_CART}<!-- wp:storefront-islands/cart /-->`,
			),
		);
		await wakeCart(page);
		await untilQuiet(page);
		const its = woocommerceMiniCart(page);
		const ours = cartScreen(page).line('Espresso Cup');
		await expectText(its.badge, '1');
		const asked = [];
		let answer = () => {};
		const isLate = new Promise((resolve) => {
			answer = resolve;
		});
		await once(page, /\/wc\/store\/v1\/cart$/, async (route) => {
			asked.push(await route.fetch());
			await isLate;
			await route.fulfill({ response: asked[0] });
		});
		await ours.more.click();
		await eventually('what it has read', () => asked.length, 1);
		await ours.more.click();
		await eventually('cart', async () => (await readCart(page, shop)).items_count, 3);
		await expectText(cartScreen(page).state, '');
		answer();
		await expectText(its.badge, '3');
	},
);

test(
	"WooCommerce's checkout with our mini-cart in the header places the order",
	{ tag: '@woocommerce-11' },
	async ({ page, shop, expectError }) => {
		expectError(OLD_REACT);
		await fillCart(page, shop, { 'P-003': 1 });
		await page.goto(await writePage(shop, 'its-checkout', WOOCOMMERCE_CHECKOUT));
		await miniCart(page).button.waitFor();
		const email = newEmail();
		await woocommerceCheckout.fill(page, email, ADA);
		await woocommerceCheckout.method(page, 'cod').check();
		await woocommerceCheckout.place(page).click();
		await waitUntilOrdered(page);
		assert.equal((await ordersOf(shop, email)).length, 1);
		await miniCart(page).button.waitFor({ state: 'hidden' });
	},
);

test(
	"our checkout with WooCommerce's mini-cart on the page places the order",
	{ tag: '@woocommerce' },
	async ({ page, shop, expectError }) => {
		expectError(OLD_REACT);
		await fillCart(page, shop, { 'P-003': 1 });
		await page.goto(
			await writePage(
				shop,
				'our-checkout-its-mini-cart',
				`${WOOCOMMERCE_MINI_CART}<!-- wp:storefront-islands/checkout /-->`,
			),
		);
		await waitUntilUsable(page);
		const checkout = checkoutScreen(page);
		await expectText(woocommerceMiniCart(page).badge, '1');
		const email = newEmail();
		await fillForm(checkout, email);
		await orderBy(page, checkout, 'Check payments');
		const [order] = await ordersOf(shop, email);
		assert.equal(order.method, 'cheque');
	},
);

test(
	"an add by WooCommerce's button shows in our mini-cart",
	{ tag: '@woocommerce' },
	async ({ page, shop }) => {
		await page.goto(await writePage(shop, 'its-products', WOOCOMMERCE_PRODUCTS));
		await miniCart(page).button.waitFor({ state: 'hidden' });
		await page
			.locator('.wp-block-woocommerce-product-template .add_to_cart_button')
			.first()
			.click();
		await expectText(miniCart(page).badge, '1');
		await miniCart(page).button.click();
		await eventually('lines', () => miniCart(page).drawer.locator('.storefront-line').count(), 1);
		assert.equal((await readCart(page, shop)).items_count, 1);
	},
);

test(
	"a variation added on WooCommerce's product page shows in our cart",
	{ tag: '@woocommerce' },
	async ({ page, shop }) => {
		await page.goto('/product/club-hoodie/');
		await page.getByRole('combobox', { name: 'Color' }).selectOption('blue');
		await page.getByRole('combobox', { name: 'Size' }).selectOption('large');
		// Waits for the page to load: the count cookie arrives with the response headers, before the shop has stored
		// the added item.
		await Promise.all([
			page.waitForEvent('load'),
			page.locator('.single_add_to_cart_button:not(.disabled)').click(),
		]);
		await miniCart(page).button.waitFor();
		await page.goto('/cart/');
		await wakeCart(page);
		await cartScreen(page).line('Club Hoodie').row.waitFor();
		assert.deepEqual(
			(await readCart(page, shop)).items.map(({ sku }) => sku),
			['V-001-BLUE-L'],
		);
	},
);
