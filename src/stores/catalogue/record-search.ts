import { doAction } from '@wordpress/hooks';

declare global {
	interface Window {
		/** Google Tag Manager's queue, where a shop has it. */
		dataLayer?: unknown[];
	}
}

/** Raised on body with {searchTerm}. */
export const PRODUCT_SEARCH = 'storefront-islands_product-search';

/**
 * Records the product search event (spec sections 2 and 3): as a page event, in the data layer, and as the action of wp.hooks
 * that WooCommerce's own search raises.
 *
 * @param page       Where it happened.
 * @param searchTerm Not empty.
 */
export const recordSearch = (page: Window & typeof globalThis, searchTerm: string): void => {
	page.document.body.dispatchEvent(
		new page.CustomEvent(PRODUCT_SEARCH, { bubbles: true, detail: { searchTerm } }),
	);
	(page.dataLayer ??= []).push({ event: 'product_search', searchTerm });
	doAction('experimental__woocommerce_blocks-product-search', { event: 'search', searchTerm });
};
