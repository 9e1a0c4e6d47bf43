/** Fills and reads a visitor's cart without using the pages, so that a flow starts at the step it tests. */
import assert from 'node:assert/strict';

const STORE = '/wp-json/wc/store/v1';

const jsonOf = async (response) => {
	assert.ok(
		response.ok(),
		`${response.url()} answered ${response.status()}: ${await response.text()}`,
	);
	return response.json();
};

/**
 * Returns a product or variation by its SKU in catalogue.json, as GET products returns it.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{url: string}} shop
 * @param {string} sku
 */
export const productBySku = async (page, shop, sku) => {
	const products = await jsonOf(
		await page.request.get(`${shop.url}${STORE}/products?sku=${encodeURIComponent(sku)}`),
	);
	const product = products.find((candidate) => candidate.sku === sku);
	assert.ok(product, `no product ${sku}`);
	return product;
};

/** Returns the visitor's cart from the Store API. */
export const readCart = async (page, shop) =>
	jsonOf(await page.request.get(`${shop.url}${STORE}/cart`));

/**
 * Adds products to the visitor's cart, with the cookies of the page.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{url: string}} shop
 * @param {Record<string, number>} quantities Quantities by SKU.
 * @returns {Promise<object>} Cart after the change.
 */
export const fillCart = async (page, shop, quantities) => {
	const first = await page.request.get(`${shop.url}${STORE}/cart`);
	const nonce = first.headers().nonce;
	let cart = await jsonOf(first);
	for (const [sku, quantity] of Object.entries(quantities)) {
		const { id } = await productBySku(page, shop, sku);
		cart = await jsonOf(
			await page.request.post(`${shop.url}${STORE}/cart/add-item`, {
				headers: { Nonce: nonce },
				data: { id, quantity },
			}),
		);
	}
	return cart;
};

/**
 * Changes the visitor's cart without notifying the page that shows it, as another device would.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{url: string}} shop
 * @param {string} endpoint Path below /cart.
 * @param {Record<string, unknown>} data
 * @returns {Promise<object>} Cart after the change.
 */
export const changeCart = async (page, shop, endpoint, data) => {
	const first = await page.request.get(`${shop.url}${STORE}/cart`);
	return jsonOf(
		await page.request.post(`${shop.url}${STORE}/cart/${endpoint}`, {
			headers: { Nonce: first.headers().nonce },
			data,
		}),
	);
};
