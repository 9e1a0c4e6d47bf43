/** What goes over the wire, and what can go wrong there. */

const STORE_API = /\/wp-json\/wc\/store\/v1\//;

/** Where changes of the cart go. */
export const BATCH = /\/wp-json\/wc\/store\/v1\/batch/;

/** Where the cart is read. */
export const CART = /\/wp-json\/wc\/store\/v1\/cart(\?|$)/;

/** Where products of a grid come from, when filters or the order change. */
export const PRODUCTS = /\/wp-json\/storefront-islands\/v1\/refresh-loop/;

/** Where the numbers beside filters come from. */
export const COUNTS = /\/wp-json\/wc\/store\/v1\/products\/collection-data/;

/** Where terms of attributes come from that the page does not hold. */
export const TERMS = /\/wp-json\/wc\/store\/v1\/products\/attributes\/\d+\/terms/;

/** What a cart page without an answer logs: the browser's own words, not ours. */
export const BROWSER_SAYS_FAILED = /Failed to load resource/;

/**
 * The Store API requests of a page from now on, as "METHOD path".
 *
 * @param {import('@playwright/test').Page} page
 * @returns {string[]} Grows.
 */
export const storeRequests = (page) => {
	const requests = [];
	page.on('request', (request) => {
		const { pathname } = new URL(request.url());
		if (STORE_API.test(pathname)) {
			requests.push(`${request.method()} ${pathname.replace(STORE_API, '')}`);
		}
	});
	return requests;
};

/**
 * Holds requests back until they are let go, as a slow shop would.
 *
 * @param {import('@playwright/test').Page} page
 * @param {RegExp} pattern
 */
export const hold = async (page, pattern) => {
	let letGo = () => {};
	const gate = new Promise((resolve) => {
		letGo = resolve;
	});
	let count = 0;
	const wait = async (route) => {
		count += 1;
		await gate;
		await route.continue().catch(() => {});
	};
	await page.route(pattern, wait);
	return {
		/** How many are or were held. */
		count: () => count,
		/** Lets them go, and all that follow. */
		release: async () => {
			await page.unroute(pattern, wait);
			letGo();
		},
	};
};

/**
 * Answers once with something else, after the shop has done or has not done what was asked; later requests pass.
 *
 * @param {import('@playwright/test').Page} page
 * @param {RegExp} pattern
 * @param {(route: import('@playwright/test').Route) => Promise<void>} answer
 */
export const once = (page, pattern, answer) => page.route(pattern, answer, { times: 1 });

/** The shop does what it is asked, but its answer is lost. */
export const loseAnswer = async (route) => {
	await route.fetch();
	await route.abort('connectionreset');
};

/**
 * The requests of a page from now on that match.
 *
 * @param {import('@playwright/test').Page} page
 * @param {RegExp} pattern
 * @returns {import('@playwright/test').Request[]} Grows.
 */
export const requestsTo = (page, pattern) => {
	const requests = [];
	page.on('request', (request) => {
		if (pattern.test(request.url())) {
			requests.push(request);
		}
	});
	return requests;
};

/** A mobile network far from its mast. */
export const SLOW_MOBILE = { kbitPerSecond: 400, latency: 400 };

/**
 * Makes the page's network slow, in Chromium, for this page and those that it leads to.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{kbitPerSecond: number, latency: number}} network Latency in milliseconds.
 */
export const slowDown = async (page, { kbitPerSecond, latency }) => {
	const throughput = (kbitPerSecond * 1024) / 8;
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Network.enable');
	await devtools.send('Network.emulateNetworkConditions', {
		offline: false,
		latency,
		downloadThroughput: throughput,
		uploadThroughput: throughput,
	});
};
