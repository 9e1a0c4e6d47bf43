/** Events on document.body about changes of the cart (docs/behaviour.md#page-events). */

export const ADDING_TO_CART = 'wc-blocks_adding_to_cart';
export const ADDED_TO_CART = 'wc-blocks_added_to_cart';
export const REMOVED_FROM_CART = 'wc-blocks_removed_from_cart';

/** Events that the cart store raises on the page. */
export interface PageEvents {
	adding(): void;
	added(): void;
	removed(): void;
}

/**
 * Raises the events on the body. `preserveCartData` tells listeners that the plugin's store already has the new cart.
 */
export const createPageEvents = (body: HTMLElement): PageEvents => {
	const raise = (name: string, detail?: { readonly preserveCartData: true }) => {
		body.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true, detail }));
	};
	return {
		adding: () => raise(ADDING_TO_CART),
		added: () => raise(ADDED_TO_CART, { preserveCartData: true }),
		removed: () => raise(REMOVED_FROM_CART, { preserveCartData: true }),
	};
};

const preservesCartData = (event: Event): boolean => {
	const detail: unknown = event instanceof CustomEvent ? event.detail : null;
	return (
		typeof detail === 'object' &&
		detail !== null &&
		'preserveCartData' in detail &&
		detail.preserveCartData === true
	);
};

/**
 * Calls the listener when another script has changed the cart on the server. Returns a function that removes the
 * listener.
 */
export const onForeignChange = (body: HTMLElement, listener: () => void): (() => void) => {
	const listen = (event: Event) => {
		if (!preservesCartData(event)) {
			listener();
		}
	};
	body.addEventListener(ADDED_TO_CART, listen);
	body.addEventListener(REMOVED_FROM_CART, listen);
	return () => {
		body.removeEventListener(ADDED_TO_CART, listen);
		body.removeEventListener(REMOVED_FROM_CART, listen);
	};
};
