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

/**
 * Returns the domains for which a cookie may be stored: '' for the host only, then the host and its parent domains.
 * Each has to be tried to delete a cookie that another script has set.
 */
const cookieDomains = (hostname: string): readonly string[] => {
	const parts = hostname.split('.');
	return ['', ...parts.slice(0, -1).map((_part, index) => parts.slice(index).join('.'))];
};

/** Returns values for document.cookie that delete a cookie on all possible domains. */
export const expiredCookies = (name: string, hostname: string): readonly string[] =>
	cookieDomains(hostname).map((domain) =>
		[`${name}=`, 'path=/', 'max-age=0', ...(domain === '' ? [] : [`domain=${domain}`])].join('; '),
	);
