/** Search for products (docs/behaviour.md#product-search): suggestions for a term, and the event of a search. */
import { doAction } from '@wordpress/hooks';
import { decodeSuggestions, suggestionsQuery } from '../../api/catalogue/products';
import type { TextOf, Suggestion } from '../../api/catalogue/products';
import type { Failure } from '../../domain/failure/failure';
import { success } from '../../domain/support/result';
import type { Result } from '../../domain/support/result';
import type { LoadCollection } from './collections/resolvers';
import { guard } from '../shared/guard';

export interface Suggestions {
	readonly products: readonly Suggestion[];
	/** Total number of products found; null if the shop does not send it. */
	readonly total: number | null;
}

/**
 * Loads the suggestions for a search term. The same term is requested only once, as long as the catalogue does not
 * change.
 *
 * @param load   Loader of the page (ensureCatalogue).
 * @param textOf Returns the text of HTML in names.
 * @param search Search term.
 * @param limit  Maximum number of suggestions.
 * @param signal Its abort is the only rejection.
 */
export const suggestProducts = async (
	load: LoadCollection,
	textOf: TextOf,
	search: string,
	limit: number,
	signal: AbortSignal,
): Promise<Result<Suggestions, Failure>> => {
	const result = await load('products', suggestionsQuery(search, limit), signal);
	return result.ok
		? success({
				products: decodeSuggestions(result.value.items, textOf),
				total: result.value.total,
			})
		: result;
};

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
	guard(() =>
		doAction('experimental__woocommerce_blocks-product-search', { event: 'search', searchTerm }),
	);
};
