/**
 * Bridges the page events to and from their jQuery counterparts, which classic themes and plugins use: jQuery's own
 * events are not DOM events, so listeners of one kind do not receive the other. Also syncs with the classic cart page.
 */
import type { CartData } from '../../../domain/cart/data';
import { ADDED_TO_CART, ADDING_TO_CART, REMOVED_FROM_CART } from '../../../domain/cart/events';
import { valueAt } from '../../../domain/support/unknown';
import { addButtonOf } from './add-button';

/** Methods of a jQuery collection that are used. */
interface JQueryCollection {
	on(names: string, handler: (event: unknown, ...details: readonly unknown[]) => void): unknown;
	trigger(name: string, args: readonly unknown[]): unknown;
}

/** jQuery; without an argument it returns an empty collection. */
export type JQuery = (element?: Element) => JQueryCollection;

declare global {
	interface Window {
		jQuery?: JQuery;
	}
}

/**
 * Classic events with their native ones, and the further arguments of the classic handlers: (fragments, cart hash,
 * button) or (button, data).
 */
const PAIRS: readonly (readonly [
	classic: string,
	native: string,
	argumentsOf: (button: JQueryCollection, hash: string) => readonly unknown[],
])[] = [
	['adding_to_cart', ADDING_TO_CART, (button) => [button, {}]],
	['added_to_cart', ADDED_TO_CART, (button, hash) => [{}, hash, button]],
	['removed_from_cart', REMOVED_FROM_CART, (button, hash) => [{}, hash, button]],
];

/**
 * Returns a copy of the button that adds the event's product, for its data: WooCommerce's script, and those of themes,
 * mark the button that they get, and put a link to the cart behind it.
 */
const buttonOf = (body: HTMLElement, event: Event): Element | undefined => {
	const id = event instanceof CustomEvent ? valueAt(event.detail, 'productId') : null;
	const copy = addButtonOf(body, id)?.cloneNode();
	return copy instanceof Element ? copy : undefined;
};

/**
 * Starts the bridge. `cartHash` reads the cookie woocommerce_cart_hash: classic scripts store the hash passed with an
 * event. A bridged event is not bridged back.
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
	 * WooCommerce's own blocks also bridge jQuery events. The native event that they create from the classic one lacks
	 * `preserveCartData`, so it is stopped: otherwise every store would read the cart again.
	 */
	const silenceEcho = (event: Event) => {
		if (crossing === 'to-jquery') {
			event.stopImmediatePropagation();
		}
	};
	for (const [classic, native, argumentsOf] of PAIRS) {
		body.ownerDocument.addEventListener(native, silenceEcho, { capture: true });
		jQuery(body).on(classic, () =>
			cross('to-native', () => {
				body.dispatchEvent(new CustomEvent(native, { bubbles: true, cancelable: true }));
			}),
		);
		body.addEventListener(native, (event) =>
			cross('to-jquery', () => {
				jQuery(body).trigger(classic, argumentsOf(jQuery(buttonOf(body, event)), cartHash()));
			}),
		);
	}
};

/** Form of the classic cart page, whose content is server-rendered. */
const CLASSIC_CART = 'form.woocommerce-cart-form';

/** Makes the classic cart page, if this is one, fetch itself again to display the changed cart. */
export const refreshClassicCart = (body: HTMLElement, jQuery: JQuery | undefined): void => {
	if (body.querySelector(CLASSIC_CART) !== null) {
		jQuery?.(body).trigger('wc_update_cart', []);
	}
};

/**
 * Makes WooCommerce's script of cached fragments, if the page has it, fetch them after a change of the count: themes
 * show their own count of the cart by these. What comes with an added item it stores, and shows nothing of it.
 */
export const createFragmentsRefresh = (
	page: Window,
): ((cart: Pick<CartData, 'itemsCount'>) => void) => {
	let count = -1;
	return ({ itemsCount }) => {
		if (itemsCount !== count && 'wc_cart_fragments_params' in page) {
			page.jQuery?.(page.document.body).trigger('wc_fragment_refresh', []);
		}
		count = itemsCount;
	};
};

/** Events of WooCommerce's classic cart page after it has changed the cart, raised through jQuery only. */
const CLASSIC_CART_CHANGED = 'updated_wc_div updated_cart_totals';

/** Calls the listener when the classic cart page ([woocommerce_cart]) has changed the cart on the server. */
export const onClassicCartChange = (
	body: HTMLElement,
	jQuery: JQuery,
	listener: () => void,
): void => {
	// With an argument it is the plugin's own (src/compat/classic-hooks), raised after its stores have changed.
	jQuery(body).on(CLASSIC_CART_CHANGED, (_event, own) => own || listener());
};
