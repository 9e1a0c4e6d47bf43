import type { Fragments } from '../../domain/fragments';
import { sanitizeHtml } from '../sanitize';

const matching = (root: Document, selector: string): readonly Element[] => {
	try {
		return [...root.querySelectorAll(selector)];
	} catch {
		// A selector is data too: one that the browser does not understand names no region.
		return [];
	}
};

/** Puts each fragment in the place of the regions that its selector names. */
export const showFragments = (root: Document, fragments: Fragments): void => {
	for (const [selector, html] of Object.entries(fragments)) {
		for (const region of matching(root, selector)) {
			region.replaceWith(sanitizeHtml(html));
		}
	}
};

/** Empties the mini-cart: what it shows may be another day's cart. */
export const emptyMiniCart = (root: Document): void => {
	for (const region of root.querySelectorAll('.widget_shopping_cart_content')) {
		region.replaceChildren();
	}
};

/** Shows or hides cart widgets that are set to hide while the cart is empty. */
export const showWidgets = (root: Document, isVisible: boolean): void => {
	for (const content of root.querySelectorAll('.hide_cart_widget_if_empty')) {
		const widget = content.closest<HTMLElement>('.widget_shopping_cart');
		widget?.style.setProperty('display', isVisible ? 'block' : 'none');
	}
};
