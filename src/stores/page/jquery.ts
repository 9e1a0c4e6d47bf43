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
	let crossing = false;
	const cross = (raise: () => void) => {
		if (crossing) {
			return;
		}
		crossing = true;
		try {
			raise();
		} finally {
			crossing = false;
		}
	};
	for (const [classic, native] of PAIRS) {
		jQuery(body).on(classic, () =>
			cross(() => {
				body.dispatchEvent(new CustomEvent(native, { bubbles: true, cancelable: true }));
			}),
		);
		body.addEventListener(native, () =>
			cross(() => {
				jQuery(body).trigger(classic, ARGUMENTS[classic]?.(jQuery(), cartHash()) ?? []);
			}),
		);
	}
};
