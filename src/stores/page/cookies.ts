/** Returns the decoded value of a cookie; empty if it is missing. */
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

/** Set by the shop whenever the content of the cart changes; empty without a cart. */
export const CART_HASH_COOKIE = 'woocommerce_cart_hash';
