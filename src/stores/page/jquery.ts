/**
 * Bridges the page events from and to their jQuery counterparts, which classic themes and plugins use. jQuery's own
 * events are no DOM events: neither side hears the other without this.
 */
import { ADDED_TO_CART, ADDING_TO_CART, REMOVED_FROM_CART } from './events';

/** What we use of a jQuery collection. */
interface JQueryCollection {
	on(names: string, handler: (event: unknown, ...details: readonly unknown[]) => void): unknown;
	trigger(name: string, args: readonly unknown[]): unknown;
}

/** jQuery itself; without an argument it gives an empty collection. */
export type JQuery = (element?: Element) => JQueryCollection;

declare global {
	interface Window {
		jQuery?: JQuery;
	}
}

/** The classic handlers' further arguments: (fragments, cart hash, button) or (button, data). */
const ARGUMENTS: Readonly<Record<string, (empty: JQueryCollection, hash: string) => unknown[]>> = {
	adding_to_cart: (empty) => [empty, {}],
	added_to_cart: (empty, hash) => [{}, hash, empty],
	removed_from_cart: (empty, hash) => [{}, hash, empty],
};

const PAIRS = [
	['adding_to_cart', ADDING_TO_CART],
	['added_to_cart', ADDED_TO_CART],
	['removed_from_cart', REMOVED_FROM_CART],
] as const;

/**
 * Starts the bridge. `cartHash` reads the cookie woocommerce_cart_hash: classic scripts store the hash that comes
 * with an event. An event that came over the bridge does not go back.
 */
export const bridgeJQuery = (body: HTMLElement, jQuery: JQuery, cartHash: () => string): void => {
	let crossing: 'to-jquery' | 'to-native' | null = null;
	const cross = (direction: 'to-jquery' | 'to-native', raise: () => void) => {
		if (crossing) {
			return;
		}
		crossing = direction;
		try {
			raise();
		} finally {
			crossing = null;
		}
	};
	/**
	 * WooCommerce's own blocks bring a bridge from jQuery along. What it makes of our classic event says less than the
	 * native one that everybody has heard already: its echo would have every store read the cart anew.
	 */
	const silenceEcho = (event: Event) => {
		if (crossing === 'to-jquery') {
			event.stopImmediatePropagation();
		}
	};
	for (const [classic, native] of PAIRS) {
		body.ownerDocument.addEventListener(native, silenceEcho, { capture: true });
		jQuery(body).on(classic, () =>
			cross('to-native', () => {
				body.dispatchEvent(new CustomEvent(native, { bubbles: true, cancelable: true }));
			}),
		);
		body.addEventListener(native, () =>
			cross('to-jquery', () => {
				jQuery(body).trigger(classic, ARGUMENTS[classic]?.(jQuery(), cartHash()) ?? []);
			}),
		);
	}
};

/** The classic cart page's form; what it shows is HTML of the server's. */
const CLASSIC_CART = 'form.woocommerce-cart-form';

/** Has the classic cart page, where there is one, show what the cart has become: it fetches itself anew. */
export const refreshClassicCart = (body: HTMLElement, jQuery: JQuery | undefined): void => {
	if (body.querySelector(CLASSIC_CART) !== null) {
		jQuery?.(body).trigger('wc_update_cart', []);
	}
};

/** What WooCommerce's classic cart page raises when it has changed the cart; jQuery alone hears of it. */
const CLASSIC_CART_CHANGED = 'updated_wc_div updated_cart_totals';

/** Calls back when the classic cart page ([woocommerce_cart]) has changed the cart on the server. */
export const onClassicCartChange = (
	body: HTMLElement,
	jQuery: JQuery,
	listener: () => void,
): void => {
	jQuery(body).on(CLASSIC_CART_CHANGED, () => listener());
};
