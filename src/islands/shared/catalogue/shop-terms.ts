/**
 * Terms of the shop's taxonomies that the server's HTML does not contain, and the labels of choices that are not terms.
 */
import { __, sprintf } from '@wordpress/i18n';
import type { FixedKind } from '../../../domain/catalogue/filters';

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

const stockLabel = (status: string): string => {
	const labels: Readonly<Record<string, string>> = {
		instock: __('In stock', 'storefront-islands'),
		outofstock: __('Out of stock', 'storefront-islands'),
		onbackorder: __('On backorder', 'storefront-islands'),
	};
	return labels[status] ?? status;
};

/** Labels of the values of fixed kinds. Catalogue\Filters\FixedLabels has the same in PHP. */
export const VALUE_LABELS: Readonly<Record<FixedKind['name'], (value: string) => string>> = {
	ratings: (rating) =>
		// translators: %s: number of stars.
		sprintf(__('Rated %s out of 5', 'storefront-islands'), rating),
	stock: stockLabel,
};
