/** A guest of a shop without a browser: cookies, and a cart of three lines. */
import { productsOfCart } from '../visitor.mjs';

/**
 * @param {string} url Address of the shop.
 * @returns {Promise<{cookie: string}>} Headers of the guest's requests.
 */
export const guestWithCart = async (url) => {
	const store = `${url}/wp-json/wc/store/v1`;
	const cookies = new Map();
	const ask = async (path, init = {}) => {
		const cookie = [...cookies.values()].join('; ');
		const response = await fetch(store + path, { ...init, headers: { cookie, ...init.headers } });
		for (const pair of response.headers.getSetCookie().map((line) => line.split(';')[0])) {
			cookies.set(pair.split('=')[0], pair);
		}
		return response;
	};
	const nonce = (await ask('/cart')).headers.get('nonce');
	const products = await (await ask('/products?per_page=50')).json();
	for (const { id, add_to_cart } of productsOfCart(products)) {
		await ask('/cart/add-item', {
			method: 'POST',
			headers: { nonce, 'content-type': 'application/json' },
			body: JSON.stringify({ id, quantity: add_to_cart.minimum }),
		});
	}
	return { cookie: [...cookies.values()].join('; ') };
};
