import { doAction } from '@wordpress/hooks';

declare global {
	interface Window {
		/** Queue of Google Tag Manager, if the shop uses it. */
		dataLayer?: unknown[];
	}
}

/** Event raised on body with {searchTerm}. */
export const PRODUCT_SEARCH = 'storefront-islands_product-search';

/**
 * Records the product search event (docs/behaviour.md#product-search): as a page event, in the data layer, and as the
 * wp.hooks action of WooCommerce's own search.
 *
 * @param page       Window of the page.
 * @param searchTerm Search term, not empty.
 */
export const recordSearch = (page: Window & typeof globalThis, searchTerm: string): void => {
	page.document.body.dispatchEvent(
		new page.CustomEvent(PRODUCT_SEARCH, { bubbles: true, detail: { searchTerm } }),
	);
	(page.dataLayer ??= []).push({ event: 'product_search', searchTerm });
	doAction('experimental__woocommerce_blocks-product-search', { event: 'search', searchTerm });
};
