/**
 * The screens that are walked by Tab, each opened at its state with the most stops. What opens only at a stop, such as a
 * sub-menu, is opened by the function that a screen may resolve to, which gets the element with the focus.
 */
import { choosePayment, fillButPayment } from '../checkout/filled.mjs';
import { openCart } from '../screens/cart-screen.mjs';
import { openCatalogue } from '../screens/catalogue.mjs';
import { openCheckout } from '../screens/checkout.mjs';
import { miniCart } from '../screens/mini-cart.mjs';
import { buttonBlock, expectOpen, popupBlock, visit, writePopupPage } from '../site/popup.mjs';
import { fillCart, productBySku } from './cart.mjs';
import { logIn } from './log-in.mjs';
import { writePage } from './page.mjs';

/**
 * @typedef {object} Fixtures
 * @property {import('@playwright/test').Page} page
 * @property {import('../../../tools/start/shop.mjs').Shop} shop
 */

/** More lines than fit beside the totals. */
const SIX_LINES = { 'P-001': 6, 'P-002': 1, 'P-004': 2, 'P-013': 1, 'P-003': 1, 'V-001-BLUE-L': 1 };

const CUSTOMER = { name: 'customer', password: 'password' };
const SAVER = { name: 'saver', password: 'password' };

const MENU = {
	source: 'items',
	items: [
		{ label: 'Start', url: '/' },
		{
			label: 'Goods',
			url: '/shop/',
			entries: [
				{ label: 'Bags', url: '/shop/?categories=bags' },
				{ label: 'Cups', url: '/cups/', entries: [{ label: 'Mugs', url: '/mugs/' }] },
			],
		},
		{ label: 'Services', url: '', entries: [{ label: 'Repair', url: '/repair/' }] },
	],
};

const LINKS = `<!-- wp:paragraph --><p>${'<a href="/shop/">To the shop</a>, <a href="/cart/">to the cart</a><br>'.repeat(6)}</p><!-- /wp:paragraph -->`;

const SHOP = `<!-- wp:storefront-islands/search /-->
<!-- wp:storefront-islands/filters -->
<!-- wp:storefront-islands/active-filters /-->
<!-- wp:storefront-islands/price-filter {"showHistogram":true} /-->
<!-- wp:storefront-islands/filter-list {"taxonomy":"pa_color","heading":"Color"} /-->
<!-- wp:storefront-islands/filter-list {"taxonomy":"pa_size","heading":"Size","displayStyle":"chips"} /-->
<!-- wp:storefront-islands/filter-list {"kind":"rating","heading":"Rating"} /-->
<!-- /wp:storefront-islands/filters -->
<!-- wp:storefront-islands/product-grid {"columns":3,"perPage":24,"paginate":true,"sortable":true} /-->`;

/** Returns the path of a page with search, filters and a grid; on WooCommerce in a theme, /shop/ has none of ours. */
const shopPage = async ({ page, shop }) => {
	await page.goto('/shop/');
	return (await page.locator('[data-grid]').count()) > 0
		? '/shop/'
		: writePage(shop, 'walk-shop', SHOP);
};

const openProduct = async ({ page, shop }) => {
	const { parent, permalink } = await productBySku(page, shop, 'V-001-BLUE-L');
	// On WooCommerce a product's own page is not of the plugin.
	const path = shop.isWooCommerce
		? await writePage(
				shop,
				'walk-product',
				`<!-- wp:storefront-islands/add-to-cart {"productId":${parent}} /-->`,
			)
		: new URL(permalink).pathname;
	await page.goto(path);
};

/** Returns a function that opens a page of links with a popup that is placed so, and has links too. */
const openPopup =
	(look) =>
	async ({ page, shop }) => {
		const button = `open-${look}`;
		const triggers = [{ on: 'click', clicks: 1, selector: `#${button}` }];
		const path = await writePopupPage(
			shop,
			`walk-${look}`,
			buttonBlock(button) + popupBlock(look, { look, triggers, offersNever: true }, LINKS),
			LINKS,
		);
		await visit(page, path);
		await page.locator(`#${button}`).click();
		await expectOpen(page, look);
	};

const openAccount = async ({ page, shop }, part = '') => {
	const path = await writePage(
		shop,
		'my-account',
		'<!-- wp:storefront-islands/account {"align":"wide"} /-->',
	);
	await page.goto(path + part);
};

/** @type {Record<string, (fixtures: Fixtures) => Promise<unknown>>} */
export const SCREENS = {
	shop: async (fixtures) => {
		await openCatalogue(fixtures.page, await shopPage(fixtures));
	},
	product: openProduct,
	cart: async ({ page, shop }) => {
		await fillCart(page, shop, SIX_LINES);
		await openCart(page);
	},
	drawer: async ({ page, shop }) => {
		await fillCart(page, shop, SIX_LINES);
		await page.goto('/');
		const { button, drawer } = miniCart(page);
		if ((await button.count()) === 0) {
			await page.goto(
				await writePage(shop, 'walk-drawer', '<!-- wp:storefront-islands/mini-cart /-->'),
			);
		}
		await button.click();
		// Before its lines come places that are kept for them.
		await drawer.getByRole('textbox').first().waitFor();
	},
	checkout: async ({ page, shop }) => {
		await fillCart(page, shop, SIX_LINES);
		const { sameForBilling, addNote, place } = await openCheckout(page);
		await sameForBilling.uncheck();
		await addNote.check();
		await place.click();
		await page.getByText(/fields need your attention/).waitFor();
	},
	lightbox: async (fixtures) => {
		await openProduct(fixtures);
		const { page } = fixtures;
		await page.locator('.storefront-gallery__picture').first().click();
		await page.locator('.storefront-lightbox').getByRole('button').first().waitFor();
	},
	search: async (fixtures) => {
		const { page } = fixtures;
		await page.goto(await shopPage(fixtures));
		return async (focused) => {
			if (await focused.evaluate((element) => element.type === 'search')) {
				await focused.pressSequentially('mug');
				await page.getByRole('option').first().waitFor();
			}
		};
	},
	menu: async ({ page, shop }) => {
		const path = await writePage(
			shop,
			'walk-menu',
			`<!-- wp:storefront-islands/menu ${JSON.stringify(MENU)} /-->${LINKS}`,
		);
		await page.goto(path);
		return async (focused) => {
			if (await focused.evaluate((element) => element.matches('.storefront-menu summary'))) {
				await focused.press('Enter');
			}
		};
	},
	'popup in the middle': openPopup('center'),
	'popup in the corner': openPopup('corner'),
	'popup as a bar': openPopup('bar'),
};

/** Those that change the shop's pages. */
export const ACCOUNT_SCREENS = {
	'log-in form': openAccount,
	account: async ({ page, shop }) => {
		await logIn(page, CUSTOMER);
		await openAccount({ page, shop });
	},
	address: async ({ page, shop }) => {
		await logIn(page, CUSTOMER);
		await openAccount(
			{ page, shop },
			shop.isWooCommerce ? 'edit-address/billing/' : '?account=billing',
		);
		await page.getByRole('combobox', { name: 'Country/Region' }).selectOption('DE');
		await page.locator('[data-island="account-address"][data-hydrated]').waitFor();
		await page.getByRole('textbox', { name: 'Postal code', exact: true }).fill('1');
		await page.getByRole('button', { name: 'Save address' }).press('Enter');
		await page.locator('.storefront-field__error').first().waitFor();
	},
	'order received': async ({ page, shop }) => {
		if (shop.isWooCommerce) {
			await writePage(
				shop,
				'received',
				'<!-- wp:storefront-islands/purchase-summary {"orderReceivedPage":true} /-->',
			);
		}
		const { checkout } = await fillButPayment(page, shop);
		await choosePayment(checkout, shop);
		await checkout.place.click();
		await page.waitForURL(/order-received/);
		await page.locator('.storefront-received').waitFor();
	},
};

/** Those that the demo shop has not. */
export const WOOCOMMERCE_SCREENS = {
	orders: async ({ page, shop }) => {
		await shop.php('test/flows/support/account.php', { STATUS: 'pending' });
		await logIn(page, CUSTOMER);
		await openAccount({ page, shop }, 'orders/');
	},
	order: async ({ page, shop }) => {
		const url = await shop.php('test/flows/support/account.php', { STATUS: 'pending' });
		await logIn(page, CUSTOMER);
		await openAccount({ page, shop });
		await page.goto(url);
	},
	'saved cards': async ({ page, shop }) => {
		await shop.php('test/flows/support/saved-cards.php');
		await logIn(page, SAVER);
		await openAccount({ page, shop }, 'payment-methods/');
	},
	'question about a saved card': async ({ page, shop }) => {
		await shop.php('test/flows/support/saved-cards.php');
		await logIn(page, SAVER);
		await openAccount({ page, shop }, 'payment-methods/');
		await page
			.locator('tr', { hasText: '4242' })
			.getByRole('link', { name: /Delete/ })
			.click();
		await page.getByRole('dialog').waitFor();
	},
};
