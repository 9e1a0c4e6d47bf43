/** What a shopper narrows the catalogue by (spec section 3, catalogue filter entities). */

export const STOCK_STATUSES = ['instock', 'outofstock', 'onbackorder'] as const;
export type StockStatus = (typeof STOCK_STATUSES)[number];

export const RATINGS = ['1', '2', '3', '4', '5'] as const;
export type Rating = (typeof RATINGS)[number];

/** Terms of one attribute. Never without a slug: a filter that asks for nothing is none. */
export interface AttributeFilter {
	/** The taxonomy: "pa_color". */
	readonly attribute: string;
	/** Whether a product needs one of the terms or all of them. */
	readonly operator: 'in' | 'and';
	readonly slug: readonly string[];
}

/** A range of prices in minor units; null where that end is open. */
export interface PriceRange {
	readonly min: number | null;
	readonly max: number | null;
}

/** Terms of one taxonomy, asked of one widget's grid alone (`e-filter-{widgetId}-{taxonomy}`). */
export interface TaxonomyFilter {
	readonly widgetId: string;
	readonly taxonomy: string;
	/** Slugs; never none. */
	readonly terms: readonly string[];
}

/** All filters that a page's address can tell. Lists are without repetition, in the order of the address. */
export interface CatalogueFilters {
	readonly price: PriceRange;
	readonly ratings: readonly Rating[];
	readonly stock: readonly StockStatus[];
	readonly attributes: readonly AttributeFilter[];
	/** Slugs of product categories (argument `categories`, as WooCommerce's newest filters write it). */
	readonly categories: readonly string[];
	readonly taxonomies: readonly TaxonomyFilter[];
}

export const NO_FILTERS: CatalogueFilters = {
	price: { min: null, max: null },
	ratings: [],
	stock: [],
	attributes: [],
	categories: [],
	taxonomies: [],
};
