/** Requests of a page, and failures of them. */

const STORE_API = /\/wp-json\/wc\/store\/v1\//;

/** Route for changes of the cart. */
export const BATCH = /\/wp-json\/wc\/store\/v1\/batch/;

/** Route for reading the cart. */
export const CART = /\/wp-json\/wc\/store\/v1\/cart(\?|$)/;

/** Route that returns the products of a grid after a change of filters or sorting. */
export const PRODUCTS = /\/wp-json\/storefront-islands\/v1\/refresh-loop/;

/** Route that returns the counts beside filters. */
export const COUNTS = /\/wp-json\/wc\/store\/v1\/products\/collection-data/;

/** Browser's console message about a request that failed. */
export const FAILED_RESOURCE = /Failed to load resource/;

/**
 * Collects the Store API requests of a page from now on, as "METHOD path".
 *
 * @param {import('@playwright/test').Page} page
 * @returns {string[]} List that grows with each request.
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
 * Holds matching requests back until they are released, as on a slow shop.
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
		/** Number of requests that were held so far. */
		count: () => count,
		/** Releases the held requests and stops holding new ones. */
		release: async () => {
			await page.unroute(pattern, wait);
			letGo();
		},
	};
};

/**
 * Handles the first matching request with `answer`, which may let the shop perform it or not; later requests pass.
 *
 * @param {import('@playwright/test').Page} page
 * @param {RegExp} pattern
 * @param {(route: import('@playwright/test').Route) => Promise<void>} answer
 */
export const once = (page, pattern, answer) => page.route(pattern, answer, { times: 1 });

/**
 * Lets the shop make the next page before it gets a change, and delivers the page behind the answer, with the cookies of
 * the cart that it was made for.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} path Of the next page.
 * @param {RegExp} change
 */
export const deliverBehindChange = async (page, path, change) => {
	let startChange = () => {};
	const pageIsMade = new Promise((resolve) => {
		startChange = resolve;
	});
	await once(page, change, async (route) => {
		await pageIsMade;
		await route.continue();
	});
	await page.route(new RegExp(`${path}$`), async (route) => {
		// Early adds are sent to the address of the cart.
		if (!route.request().isNavigationRequest()) {
			await route.fallback();
			return;
		}
		const response = await route.fetch();
		const cookies = await page.context().cookies();
		const answered = page.waitForResponse(change);
		startChange();
		await (await answered).finished();
		await page.context().addCookies(cookies);
		await route.fulfill({ response });
	});
};

/** Lets the shop perform the request, then drops the connection before the response. */
export const loseResponse = async (route) => {
	await route.fetch();
	await route.abort('connectionreset');
};

/**
 * Collects the matching requests of a page from now on.
 *
 * @param {import('@playwright/test').Page} page
 * @param {RegExp} pattern
 * @returns {import('@playwright/test').Request[]} List that grows with each request.
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

/** Route that places an order, and that learns of choices before it. */
export const CHECKOUT = /\/wp-json\/wc\/store\/v1\/checkout(\?|$)/;

/**
 * Collects the bodies of the orders that a page sends from now on.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {object[]} List that grows with each order.
 */
export const sentOrders = (page) => {
	const sent = [];
	page.on('request', (request) => {
		const method = request.headers()['x-http-method-override'] ?? request.method();
		if (method === 'POST' && CHECKOUT.test(request.url())) {
			sent.push(request.postDataJSON());
		}
	});
	return sent;
};
