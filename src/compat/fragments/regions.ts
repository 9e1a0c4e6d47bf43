import type { Fragments } from '../../domain/fragments';
import { sanitizeHtml } from '../sanitize';

const matching = (root: Document, selector: string): readonly Element[] => {
	try {
		return [...root.querySelectorAll(selector)];
	} catch {
		// Selectors come from the server: an invalid one matches no element.
		return [];
	}
};

/** Replaces the elements matching each fragment's selector by the fragment. */
export const showFragments = (root: Document, fragments: Fragments): void => {
	for (const [selector, html] of Object.entries(fragments)) {
		for (const region of matching(root, selector)) {
			region.replaceWith(sanitizeHtml(html));
		}
	}
};

/** Empties the mini-cart, as its content may be outdated. */
export const emptyMiniCart = (root: Document): void => {
	for (const region of root.querySelectorAll('.widget_shopping_cart_content')) {
		region.replaceChildren();
	}
};

/** Shows or hides cart widgets that are set to be hidden while the cart is empty. */
export const showWidgets = (root: Document, isVisible: boolean): void => {
	for (const content of root.querySelectorAll('.hide_cart_widget_if_empty')) {
		const widget = content.closest<HTMLElement>('.widget_shopping_cart');
		widget?.style.setProperty('display', isVisible ? 'block' : 'none');
	}
};
