#!/usr/bin/env node
/**
 * `npm run pictures:docs`: takes the pictures of the README and the documentation anew, in docs/images, on the demo shop
 * in its own design. Those of the menu and of the search are not among them.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './installed.mjs';
import { inProject } from './paths.mjs';
import { exitWith } from './problem.mjs';

/** Size of the window; without a height, the picture is as high as the page. */
const DESKTOP = { width: 1280 };
const PHONE = { width: 390, height: 844 };
const LEAST_HEIGHT = 800;

/**
 * Returns the pictures, each with the state that it shows.
 *
 * @param {typeof import('../test/flows/screens/checkout.mjs')} checkout
 * @param {typeof import('../test/flows/screens/mini-cart.mjs')} cart
 */
const picturesOf = ({ checkoutScreen, fillForm, openCheckout }, { miniCart }) => {
	const showCart = async (page) => {
		await page.goto('/cart/');
		await page.mouse.move(3, 3);
		await page.locator('[data-island="cart"][data-hydrated]').waitFor();
	};
	const showCheckout = async (page) => {
		await openCheckout(page);
		await fillForm(checkoutScreen(page), 'ada@example.com');
	};
	const showShop = async (page) => {
		await page.goto('/shop/?filter_color=blue');
		await page.getByRole('link', { name: 'Remove Blue filter' }).first().waitFor();
	};
	const showDrawer = async (page) => {
		await page.goto('/');
		const { button, drawer } = miniCart(page);
		await button.first().click();
		await drawer.locator('.storefront-line').first().waitFor();
	};
	return [
		{ name: 'cart', size: DESKTOP, show: showCart },
		{ name: 'cart-390', size: PHONE, show: showCart },
		{ name: 'checkout', size: { ...DESKTOP, height: 1000 }, show: showCheckout },
		{ name: 'checkout-390', size: PHONE, show: showCheckout },
		{ name: 'mini-cart', size: { ...DESKTOP, height: LEAST_HEIGHT }, show: showDrawer },
		{ name: 'shop', size: { ...DESKTOP, height: 860 }, show: showShop },
		{ name: 'shop-390', size: PHONE, show: showShop },
	];
};

const shoot = async (page, { name, size: { width, height }, show }) => {
	await page.setViewportSize({ width, height: height ?? LEAST_HEIGHT });
	await show(page);
	await page.evaluate(() => {
		document.activeElement?.blur();
		window.scrollTo(0, 0);
	});
	await page.waitForLoadState('networkidle');
	await page.evaluate(() => document.fonts.ready);
	// Amounts are dimmed until the shop has confirmed what was typed.
	await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
	const picture = await page.screenshot({ animations: 'disabled', fullPage: height === undefined });
	const file = join(inProject('docs/images'), `${name}.png`);
	writeFileSync(file, picture);
	console.log(`${file}: ${picture.length} bytes`);
};

/** Changes a page so that it waits for the theme's fonts: on a slow machine it would be drawn without them. */
const waitForFonts = async (route) => {
	if (route.request().resourceType() !== 'document') {
		await route.continue();
		return;
	}
	const response = await route.fetch();
	const html = await response.text();
	await route.fulfill({
		response,
		body: html.replaceAll(/font-display:\s*\w+/g, 'font-display:block'),
	});
};

const takeAll = async () => {
	ensureInstalled();
	// Import packages, so they are imported only after those are known to be installed.
	const { launchBrowser } = await import('./browser.mjs');
	const { startShop } = await import('./start/shop.mjs');
	const { fillCart } = await import('./pictures/store.mjs');
	const pictures = picturesOf(
		await import('../test/flows/screens/checkout.mjs'),
		await import('../test/flows/screens/mini-cart.mjs'),
	);
	const shop = await startShop({ say: console.log });
	const browser = await launchBrowser();
	try {
		const context = await browser.newContext({ baseURL: shop.url, reducedMotion: 'reduce' });
		await fillCart(context.request, shop.url);
		const page = await context.newPage();
		await page.route('**/*', waitForFonts);
		for (const picture of pictures) {
			await shoot(page, picture);
		}
	} finally {
		await browser.close();
		await shop.stop();
	}
};

await takeAll().catch(exitWith);
