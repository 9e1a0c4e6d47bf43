/** Filters of the catalogue (docs/behaviour.md#catalogue-entities). */

export const STOCK_STATUSES = ['instock', 'outofstock', 'onbackorder'] as const;
export type StockStatus = (typeof STOCK_STATUSES)[number];

export const RATINGS = ['1', '2', '3', '4', '5'] as const;
export type Rating = (typeof RATINGS)[number];

/** Terms of one attribute. `slug` is never empty: a filter without terms does not exist. */
export interface AttributeFilter {
	/** Taxonomy: "pa_color". */
	readonly attribute: string;
	/** 'in' if a product must have one of the terms, 'and' if it must have all of them. */
	readonly operator: 'in' | 'and';
	readonly slug: readonly string[];
}

/** Price range in minor units; null for an open end. */
export interface PriceRange {
	readonly min: number | null;
	readonly max: number | null;
}

/** Terms of one taxonomy for one widget's grid only (`e-filter-{widgetId}-{taxonomy}`). */
export interface TaxonomyFilter {
	readonly widgetId: string;
	readonly taxonomy: string;
	/** Slugs; never empty. */
	readonly terms: readonly string[];
}

/** All filters that a page's URL can contain. Lists have no duplicates and are in the order of the URL. */
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
