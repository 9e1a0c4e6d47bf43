/**
 * Terms of the shop's taxonomies that the server's HTML does not contain, and the labels of choices that are not terms.
 */
import { __, sprintf } from '@wordpress/i18n';
import type { Rating, StockStatus } from '../../../domain/catalogue/filters';

/** Term of a taxonomy. */
export interface ShopTerm {
	readonly id: number;
	/** Decoded, as in URLs. */
	readonly slug: string;
	/** Plain text. */
	readonly name: string;
	/** Number of products in the whole shop, regardless of filters. */
	readonly count: number;
	/** Depth of the term, 0 for the top level. */
	readonly level: number;
}

/** Returns the terms of a taxonomy, children after their parents; null if the request fails. Never rejects. */
export type LoadTerms = (taxonomy: string) => Promise<readonly ShopTerm[] | null>;

/** Taxonomy of the query argument `categories`. */
export const CATEGORIES = 'product_cat';

/** Returns the label of a stock status, e.g. "In stock". Catalogue\Filters\ActiveGroups has the same in PHP. */
export const stockLabel = (status: StockStatus): string => {
	switch (status) {
		case 'instock':
			return __('In stock', 'storefront-islands');
		case 'outofstock':
			return __('Out of stock', 'storefront-islands');
		case 'onbackorder':
			return __('On backorder', 'storefront-islands');
	}
};

/** Returns the label of a rating, e.g. "Rated 4 out of 5". Catalogue\Filters\ActiveGroups has the same in PHP. */
export const ratingLabel = (rating: Rating): string =>
	// translators: %s: number of stars.
	sprintf(__('Rated %s out of 5', 'storefront-islands'), rating);
