/** Visits as a new visitor on a slow machine. */

const PRODUCTS_IN_CART = 3;
const NO_OPTIONS_NEEDED = ({ type, is_in_stock, sold_individually }) =>
	type === 'simple' && is_in_stock && !sold_individually;

/** Returns the products of a visitor's cart, of those that the Store API lists. */
export const productsOfCart = (products) =>
	products.filter(NO_OPTIONS_NEEDED).slice(0, PRODUCTS_IN_CART);

const fillCart = async (page, url) => {
	const store = `${url}/wp-json/wc/store/v1`;
	const nonce = (await page.request.get(`${store}/cart`)).headers().nonce;
	const products = await (await page.request.get(`${store}/products?per_page=50`)).json();
	for (const { id, add_to_cart } of productsOfCart(products)) {
		await page.request.post(`${store}/cart/add-item`, {
			headers: { Nonce: nonce },
			data: { id, quantity: add_to_cart.minimum },
		});
	}
};

/**
 * Opens an empty page as a new visitor and slows down the processor.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url Address of the shop.
 * @param {{slow: number, filled: boolean}} options
 */
export const newVisitor = async (browser, url, { slow, filled }) => {
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
	const page = await context.newPage();
	await page.route(
		(address) => !address.href.startsWith(url),
		(route) => route.abort(),
	);
	if (filled) {
		await fillCart(page, url);
	}
	const devtools = await context.newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow });
	return { context, page };
};

/**
 * Runs in the page: true if its element is there, and what `usable` names is over. Asks for no layout, which the page would
 * not have made yet.
 *
 * @param {Pick<import('./pages.mjs').BenchPage, 'ready' | 'usable'>} page
 */
export const isUsable = ({ ready, usable }) => {
	const element = document.querySelector(ready);
	if (element === null) {
		return false;
	}
	switch (usable) {
		case 'held':
			return Boolean(window.storefrontIslands?.clicks ?? window.storefrontIslands?.mount);
		case 'hydration':
			return Object.keys(element).some((key) => key.startsWith('__reactProps'));
		default:
			return true;
	}
};

/** Waits until a page is usable, and its element visible. */
export const untilUsable = async (page, { ready, usable }) => {
	await page.waitForSelector(ready, { state: 'visible', timeout: 60_000 });
	await page.waitForFunction(isUsable, { ready, usable }, { timeout: 60_000 });
};

/** Moves the mouse on a page that may sleep, and waits until it is hydrated. */
export const touch = async (page, { ready, usable }) => {
	await page.mouse.move(3, 3);
	await page.mouse.move(4, 3);
	if (usable === 'held') {
		await untilUsable(page, { ready, usable: 'hydration' });
	}
};
