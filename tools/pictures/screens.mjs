/** Screens that pictures are taken of: where they are, and what is done on them, ours and WooCommerce's. */
import {
	ADA,
	CARDS,
	checkoutScreen,
	fillForm,
	payByCard,
	waitUntilUsable,
} from '../../test/flows/screens/checkout.mjs';
import { miniCart } from '../../test/flows/screens/mini-cart.mjs';
import { woocommerceCheckout } from '../../test/flows/support/woocommerce-blocks.mjs';
import { PLACE_ORDER, PLUS } from '../bench/pages.mjs';

/**
 * @typedef {object} Side
 * @property {string} path
 * @property {(page: import('@playwright/test').Page) => Promise<void>} prepare Brings the opened page into the state of
 * the picture.
 *
 * @typedef {object} Screen
 * @property {string} name
 * @property {Side} ours
 * @property {Side} its
 * @property {boolean} [isOverlay] True if only what is in view is of interest.
 */

/** Stands in WooCommerce's checkout for what is being calculated. */
const WOOCOMMERCE_PLACEHOLDER = '.wc-block-components-skeleton';

const EMAIL = 'ada@example.com';

const visible = (page, selector) => page.locator(selector).first().waitFor();

const isHydrated = async (page, island) => {
	// The cart sleeps until then.
	await page.mouse.move(3, 3);
	await page.locator(`[data-island="${island}"][data-hydrated]`).waitFor();
};

const ourCheckout = (prepare) => ({
	path: '/checkout/',
	prepare: async (page) => {
		await waitUntilUsable(page);
		await prepare(page, checkoutScreen(page));
	},
});

const theirCheckout = (prepare) => ({
	path: '/its-checkout/',
	prepare: async (page) => {
		await visible(page, PLACE_ORDER);
		await page.waitForLoadState('networkidle');
		await prepare(page);
	},
});

const fillOurs = async (page, checkout) => {
	await fillForm(checkout, EMAIL);
	// The demo shop's card has fields of its own.
	if ((await checkout.method('Card (test)').count()) > 0) {
		await payByCard(checkout, CARDS.succeeds);
	}
	await page.waitForLoadState('networkidle');
};

/**
 * In this order: one visitor opens them all, and the shop and the browser keep what is typed into a checkout.
 *
 * @type {readonly Screen[]}
 */
export const SCREENS = [
	{
		name: 'cart',
		ours: { path: '/cart/', prepare: (page) => isHydrated(page, 'cart') },
		its: { path: '/its-cart/', prepare: (page) => visible(page, PLUS) },
	},
	{
		name: 'checkout',
		ours: ourCheckout(async () => {}),
		its: theirCheckout(async () => {}),
	},
	{
		name: 'checkout-errors',
		ours: ourCheckout(async (page, { place }) => {
			await place.click();
			await visible(page, '[data-island="checkout"] [aria-invalid="true"]');
		}),
		its: theirCheckout(async (page) => {
			await woocommerceCheckout.place(page).click();
			await visible(page, '.wc-block-components-validation-error');
		}),
	},
	{
		name: 'checkout-filled',
		ours: ourCheckout(fillOurs),
		its: theirCheckout(async (page) => {
			await woocommerceCheckout.fill(page, EMAIL, ADA);
			await page.waitForFunction(
				(placeholder) => document.querySelector(placeholder) === null,
				WOOCOMMERCE_PLACEHOLDER,
			);
		}),
	},
	{
		name: 'drawer',
		isOverlay: true,
		ours: {
			path: '/our-mini-cart/',
			prepare: async (page) => {
				const { button, drawer } = miniCart(page);
				await button.first().click();
				await drawer.locator('.storefront-line').first().waitFor();
			},
		},
		its: {
			path: '/its-mini-cart/',
			prepare: async (page) => {
				await page.waitForLoadState('networkidle');
				await page.locator('main .wc-block-mini-cart__button').first().click();
				await visible(page, `.wc-block-mini-cart__drawer ${PLUS}`);
			},
		},
	},
	{
		name: 'shop',
		ours: {
			path: '/our-shop/',
			prepare: (page) => visible(page, '.storefront-product-card'),
		},
		its: {
			path: '/its-shop/',
			prepare: (page) => visible(page, '.wc-block-product, .wc-block-product-template li'),
		},
	},
	{
		name: 'product',
		ours: {
			path: '/our-product/',
			prepare: (page) => visible(page, '.storefront-add-to-cart--page'),
		},
		its: {
			path: '/product/club-hoodie/',
			prepare: async (page) => {
				await visible(page, 'form.cart');
				// Its gallery fades in.
				await page.waitForFunction(() => {
					const gallery = document.querySelector('.woocommerce-product-gallery');
					return gallery === null || window.getComputedStyle(gallery).opacity === '1';
				});
			},
		},
	},
];
