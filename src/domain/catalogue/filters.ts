/**
 * Filters of the catalogue and the attributes to which they refer (docs/behaviour.md#catalogue-entities), and prices as
 * URLs hold them.
 */
import kinds from '../../../data/filter-kinds.json';

/** Product attribute of the shop, from the site settings. */
export interface ProductAttribute {
	readonly id: number;
	/** "color". */
	readonly name: string;
	/** "pa_color". */
	readonly taxonomy: string;
	/** Plain text. */
	readonly label: string;
}

/** Kind of filter with fixed values, unlike terms: a row of data/filter-kinds.json, which PHP reads as well. */
export interface FixedKind {
	/** Among the filters and the counts, and in `wants` of data-props. */
	readonly name: 'ratings' | 'stock';
	/** Attribute `kind` of the block. */
	readonly kind: 'rating' | 'stock';
	/** Argument of URLs: values separated by commas. */
	readonly argument: string;
	readonly values: readonly string[];
	/**
	 * Argument of the Store API's product routes: a list of values. `calculate_{query}_counts` requests their counts, the
	 * field `{query}_counts` of products/collection-data.
	 */
	readonly query: string;
	/** Field of a count that holds the value. */
	readonly key: string;
}
export const FIXED_KINDS = kinds.fixed;

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
export interface CatalogueFilters extends Readonly<Record<FixedKind['name'], readonly string[]>> {
	readonly price: PriceRange;
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

/** Returns the filters with other values of each fixed kind. */
export const withFixed = (
	filters: CatalogueFilters,
	valuesOf: (kind: FixedKind) => readonly string[],
): CatalogueFilters =>
	FIXED_KINDS.reduce((all, kind) => ({ ...all, [kind.name]: valuesOf(kind) }), filters);

/** True if an amount in minor units can be used as a price filter. */
export const isPrice = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0;

/**
 * Parses a price of a URL, in major units with a decimal point ("10", "10.5"), into minor units, in which prices are
 * everywhere else; null if it is invalid. Digits beyond the minor unit are rounded, half up. Works on digits, as PHP
 * does: 1.005 * 100 is less than 100.5.
 */
export const readPrice = (text: string, minorUnit: number): number | null => {
	const [, whole = '', fraction = ''] = /^(\d{1,16})(?:\.(\d{1,16}))?$/.exec(text) ?? [];
	const digits = fraction.padEnd(minorUnit + 1, '0');
	const amount =
		Number(whole + digits.slice(0, minorUnit)) + (digits.charAt(minorUnit) >= '5' ? 1 : 0);
	return whole !== '' && isPrice(amount) ? amount : null;
};

/** Formats minor units as major units for a URL, without trailing zeros. */
export const writePrice = (amount: number, minorUnit: number): string => {
	const digits = String(amount).padStart(minorUnit + 1, '0');
	const split = digits.length - minorUnit;
	const fraction = digits.slice(split).replace(/0+$/, '');
	return digits.slice(0, split) + (fraction === '' ? '' : `.${fraction}`);
};
