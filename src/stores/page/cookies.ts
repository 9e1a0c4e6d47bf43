/** A cookie's value as text; empty when it is not there. */
export const readCookie = (cookies: string, name: string): string => {
	const pair = cookies
		.split(';')
		.map((cookie) => cookie.trim())
		.find((cookie) => cookie.startsWith(`${name}=`));
	const value = pair?.slice(name.length + 1) ?? '';
	try {
		return decodeURIComponent(value);
	} catch {
		return value;
	}
};

/** Set by the shop whenever the cart's content changes; empty without a cart. */
export const CART_HASH_COOKIE = 'woocommerce_cart_hash';

/** How many pieces are in the cart; missing or 0 without. */
export const ITEMS_IN_CART_COOKIE = 'woocommerce_items_in_cart';
