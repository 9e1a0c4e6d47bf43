/** Events on document.body by which the parts of a page tell each other of the cart (anchors, contracts). */

export const ADDING_TO_CART = 'wc-blocks_adding_to_cart';
export const ADDED_TO_CART = 'wc-blocks_added_to_cart';
export const REMOVED_FROM_CART = 'wc-blocks_removed_from_cart';

/** What the cart store tells the page. */
export interface PageEvents {
	adding(): void;
	added(): void;
	removed(): void;
}

/** Raises the events on the body. `preserveCartData` says that our store has the new cart already. */
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

const keepsCartData = (event: Event): boolean => {
	const detail: unknown = event instanceof CustomEvent ? event.detail : null;
	return (
		typeof detail === 'object' &&
		detail !== null &&
		'preserveCartData' in detail &&
		detail.preserveCartData === true
	);
};

/** Calls back when another script has changed the cart on the server. Returns how to stop listening. */
export const onForeignChange = (body: HTMLElement, listener: () => void): (() => void) => {
	const listen = (event: Event) => {
		if (!keepsCartData(event)) {
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
