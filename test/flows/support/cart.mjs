/** Fills and reads a visitor's cart past the pages, so that a flow starts where it becomes interesting. */
import assert from 'node:assert/strict';

const STORE = '/wp-json/wc/store/v1';

const answerOf = async (response) => {
	assert.ok(
		response.ok(),
		`${response.url()} answered ${response.status()}: ${await response.text()}`,
	);
	return response.json();
};

/**
 * A product or variation by its SKU of catalogue.json, as GET products gives it.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{url: string}} shop
 * @param {string} sku
 */
export const productBySku = async (page, shop, sku) => {
	const products = await answerOf(
		await page.request.get(`${shop.url}${STORE}/products?sku=${encodeURIComponent(sku)}`),
	);
	const product = products.find((candidate) => candidate.sku === sku);
	assert.ok(product, `no product ${sku}`);
	return product;
};

/** The visitor's cart as the Store API gives it. */
export const readCart = async (page, shop) =>
	answerOf(await page.request.get(`${shop.url}${STORE}/cart`));

/**
 * Puts products into the visitor's cart; the page's cookies become the visitor's.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{url: string}} shop
 * @param {Record<string, number>} quantities By SKU.
 * @returns {Promise<object>} The cart.
 */
export const fillCart = async (page, shop, quantities) => {
	const first = await page.request.get(`${shop.url}${STORE}/cart`);
	const nonce = first.headers().nonce;
	let cart = await answerOf(first);
	for (const [sku, quantity] of Object.entries(quantities)) {
		const { id } = await productBySku(page, shop, sku);
		cart = await answerOf(
			await page.request.post(`${shop.url}${STORE}/cart/add-item`, {
				headers: { Nonce: nonce },
				data: { id, quantity },
			}),
		);
	}
	return cart;
};

/**
 * Changes the visitor's cart past the page that shows it, as another tab would that cannot tell it.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{url: string}} shop
 * @param {string} endpoint Below /cart.
 * @param {Record<string, unknown>} data
 * @returns {Promise<object>} The cart.
 */
export const changeCart = async (page, shop, endpoint, data) => {
	const first = await page.request.get(`${shop.url}${STORE}/cart`);
	return answerOf(
		await page.request.post(`${shop.url}${STORE}/cart/${endpoint}`, {
			headers: { Nonce: first.headers().nonce },
			data,
		}),
	);
};
