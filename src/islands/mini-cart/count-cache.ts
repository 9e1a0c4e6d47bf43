/**
 * How many pieces are in the cart, kept for the next page: its server HTML is the same for everybody and cannot hold
 * the number. The shop tells it by a cookie (Page\CountCookie); this is for browsers that keep that one out. A few
 * inline bytes of the block (Views\MiniCart\Visibility) show it before the first paint when the cart's hash is still the same.
 */
const STORAGE_KEY = 'storefront_cart_count';

const cookie = (name: string): string =>
	new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '';

/** Keeps the number with the hash of the cart that it belongs to. */
export const rememberCount = (count: number): void => {
	try {
		window.localStorage.setItem(STORAGE_KEY, `${cookie('woocommerce_cart_hash')}:${String(count)}`);
	} catch {
		// Storage is blocked or full: the next page shows the number a moment later.
	}
};
