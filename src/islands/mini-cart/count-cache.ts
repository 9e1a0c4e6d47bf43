/**
 * Stores the number of items in the cart for the next page, whose server HTML is the same for everybody and cannot
 * contain it. The shop sends the count in a cookie (Page\CountCookie); this is the fallback for browsers that block it.
 * A small inline script of the block (Views\MiniCart\Visibility) shows it before the first paint if the cart hash is
 * still the same.
 */
const STORAGE_KEY = 'storefront_cart_count';

const cookie = (name: string): string =>
	new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '';

/** Stores the count along with the cart hash that it belongs to. */
export const rememberCount = (count: number): void => {
	try {
		window.localStorage.setItem(STORAGE_KEY, `${cookie('woocommerce_cart_hash')}:${String(count)}`);
	} catch {
		// Storage is blocked or full: the next page shows the count after hydration.
	}
};
