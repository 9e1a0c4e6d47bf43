/** Calls to the shop's Store API: its products, and a visitor's cart. */

/** SKUs and quantities in the cart: a product on sale, one with a long name, a variation. */
const LINES = [
	['P-005', 1],
	['P-004', 2],
	['V-001', 1],
];
const COUPON = 'save10';

const addressOf = (url, path) => `${url}/wp-json/wc/store/v1/${path}`;

/** Reads a list. */
export const readStore = async (url, path) => {
	const response = await fetch(addressOf(url, path));
	if (!response.ok) {
		throw new Error(`${path}: ${response.status} ${await response.text()}`);
	}
	return response.json();
};

/** Returns all products of the sample shop. */
export const readProducts = (url) => readStore(url, 'products?per_page=100');

/**
 * Fills the cart of a visitor: three lines, of which one is on sale, and a coupon.
 *
 * @param {import('@playwright/test').APIRequestContext} request Shares the visitor's cookies.
 * @param {string} url Address of the shop.
 */
export const fillCart = async (request, url) => {
	const products = await readProducts(url);
	const nonce = (await request.get(addressOf(url, 'cart'))).headers().nonce;
	const post = async (path, data) => {
		const response = await request.post(addressOf(url, path), { headers: { Nonce: nonce }, data });
		if (!response.ok()) {
			throw new Error(`${path}: ${response.status()} ${await response.text()}`);
		}
	};
	for (const [sku, quantity] of LINES) {
		const { id, variations } = products.find((product) => product.sku === sku);
		await post('cart/add-item', { id: variations[0]?.id ?? id, quantity });
	}
	await post('cart/apply-coupon', { code: COUPON });
};
