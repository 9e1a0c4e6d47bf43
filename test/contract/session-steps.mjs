/** Steps of the tests of sessions: customers with a cart, and browsers that lose a cookie. */
import { createVisitor, readIds } from './visitor.mjs';

/** Names of the session's cookie and of the cookies of WordPress's log-in. */
export const SESSION = /wp_woocommerce_session_\w+/;
export const LOGGED_IN = /^wordpress_/;

/** @param {string} url Address of a shop that is filled with the sample catalogue. */
export const createSessions = async (url) => {
	const idOf = await readIds(url);
	const guest = () => createVisitor(url);

	return {
		idOf,
		guest,
		/** Logs the sample customer in, whose cart then holds these quantities by SKU, and these coupons. */
		async customer(quantities, coupons = []) {
			const visitor = guest();
			await visitor.logIn('customer', 'password');
			await visitor.cart();
			await visitor.post('cart/items', {}, 'DELETE');
			for (const code of (await visitor.cart()).coupons.map((coupon) => coupon.code)) {
				await visitor.post('cart/remove-coupon', { code });
			}
			for (const [sku, quantity] of Object.entries(quantities)) {
				await visitor.add(idOf(sku), quantity);
			}
			for (const code of coupons) {
				await visitor.post('cart/apply-coupon', { code });
			}
			return visitor;
		},
		/** Deletes a cookie in the browser. */
		forget(visitor, pattern) {
			for (const name of visitor.cookies.keys()) {
				if (pattern.test(name)) {
					visitor.cookies.delete(name);
				}
			}
		},
		/** Returns the parts of the session's cookie, whose first one is the customer id; null without the cookie. */
		sessionOf(visitor) {
			const cookie = [...visitor.cookies].find(([name]) => SESSION.test(name));
			return cookie === undefined ? null : decodeURIComponent(cookie[1]).split(/\|+/);
		},
		/** Returns quantities by SKU, and coupons, of the cart as the visitor sees it. */
		async shown(visitor) {
			const { items, coupons } = await visitor.cart();
			return {
				items: Object.fromEntries(items.map(({ sku, quantity }) => [sku, quantity])),
				coupons: coupons.map(({ code }) => code),
			};
		},
	};
};
