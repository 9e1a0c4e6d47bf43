/**
 * Queries of the Store API's product routes for the filters of a page (docs/behaviour.md#catalogue-endpoints), the
 * counts that filters display (docs/behaviour.md#collection-data), and comparisons of what two queries or URLs show.
 * Prices are in minor units.
 */
import { splitAddress, readOrder, firstPage, isPageName } from './address';
import { filterArguments, isFilterName } from './arguments';
import type { AddressRules } from './arguments';
import { FIXED_KINDS, NO_FILTERS, isPrice, withFixed } from './filters';
import type { AttributeFilter, CatalogueFilters, FixedKind } from './filters';
import type { Currency } from '../support/money';
import { readList, readRecord } from '../support/unknown';

/** Counts that an island needs; those of all islands of a page are requested together. */
export interface CountsRequest extends Readonly<Partial<Record<FixedKind['name'], boolean>>> {
	/** Requests the lowest and highest price. */
	readonly prices?: boolean;
	/** Requests the distribution of the prices. */
	readonly histogram?: boolean;
	/** Requests the number of products per category. */
	readonly categories?: boolean;
	readonly attributes?: readonly {
		/** Taxonomy: "pa_color". */
		readonly taxonomy: string;
		/** With "or" an attribute's own filter does not reduce its counts. */
		readonly queryType: 'or' | 'and';
	}[];
}

/** Result of a request; parts that were not requested are null. Terms by id. */
export interface Counts extends Readonly<
	Partial<Record<FixedKind['name'], ReadonlyMap<string, number> | null>>
> {
	/** Minor units of the page's currency; null also if there are no products. */
	readonly prices: {
		readonly min: number;
		readonly max: number;
		/** Currency of the range, if the response contains one. */
		readonly currency?: Currency;
	} | null;
	/**
	 * Number of products in bars of equal width from the lowest price to the highest; empty if all prices are equal.
	 */
	readonly histogram: readonly number[] | null;
	/** Counts of attribute and category terms. A missing term has no products. */
	readonly terms: ReadonlyMap<number, number> | null;
}

/** Arguments of the routes products and products/collection-data; also the page's value in wc/store/query-state. */
export type StoreQuery = Readonly<Record<string, unknown>>;

/**
 * Builds the query of the filtered products. Filters of one widget's grid are not included, as they apply to that grid
 * only.
 *
 * @param filters Filters of the URL.
 * @param pageQuery   Query of the page itself. Filters narrow it: terms of an archive are in an argument of their own.
 */
export const productQuery = (filters: CatalogueFilters, pageQuery: StoreQuery = {}): StoreQuery => {
	const { price, attributes, categories } = filters;
	return {
		...pageQuery,
		...(price.min !== null && { min_price: String(price.min) }),
		...(price.max !== null && { max_price: String(price.max) }),
		...Object.fromEntries(
			FIXED_KINDS.filter(({ name }) => filters[name].length > 0).map(({ query, name }) => [
				query,
				filters[name],
			]),
		),
		...(attributes.length > 0 && {
			attributes,
			attribute_relation: 'and',
		}),
		...(categories.length > 0 && { category: categories.join(',') }),
	};
};

/** Converts numbers, because other scripts write ratings as such; other values are not filters. */
const texts = (value: unknown): readonly string[] =>
	readList(value).flatMap((part) =>
		typeof part === 'string' || typeof part === 'number' ? [String(part)] : [],
	);

const amount = (value: unknown): number | null => {
	const number = typeof value === 'string' && value !== '' ? Number(value) : value;
	return typeof number === 'number' && isPrice(number) ? number : null;
};

const readAttribute = (value: unknown): readonly AttributeFilter[] => {
	const { attribute, operator, slug } = readRecord(value);
	const slugs = texts(slug);
	return typeof attribute === 'string' && slugs.length > 0
		? [{ attribute, operator: operator === 'and' ? 'and' : 'in', slug: slugs }]
		: [];
};

/**
 * Reads the filters that another script wrote into wc/store/query-state. Categories and widgets' filters, which such
 * scripts do not write, stay as they are.
 *
 * @param query   Value in the store.
 * @param filters Current filters.
 */
export const filtersOfQuery = (
	query: StoreQuery,
	filters: CatalogueFilters = NO_FILTERS,
): CatalogueFilters => {
	const read = {
		...filters,
		price: { min: amount(query.min_price), max: amount(query.max_price) },
		attributes: readList(query.attributes).flatMap(readAttribute),
	};
	return withFixed(read, ({ query: name, values }) =>
		values.filter((value) => texts(query[name]).includes(value)),
	);
};

/** Counts that are requested by their names. */
export const COUNTED = [
	'prices',
	'histogram',
	'categories',
	...FIXED_KINDS.map(({ name }) => name),
] as const;

/**
 * Merges what several islands need, without duplicates. If both operators of an attribute occur, "or" is used, as it
 * excludes no term.
 */
export const mergeCountsRequests = (all: readonly CountsRequest[]): CountsRequest => {
	const attributes = all.flatMap((wanted) => wanted.attributes ?? []);
	const queryType = (taxonomy: string) =>
		attributes.some((other) => other.taxonomy === taxonomy && other.queryType === 'or')
			? 'or'
			: 'and';
	return {
		...Object.fromEntries(COUNTED.map((name) => [name, all.some((wanted) => wanted[name])])),
		attributes: [...new Set(attributes.map(({ taxonomy }) => taxonomy))]
			.sort()
			.map((taxonomy) => ({ taxonomy, queryType: queryType(taxonomy) })),
	};
};

/** Returns a query without some of its arguments. */
export const withoutArguments = (query: StoreQuery, names: readonly string[]): StoreQuery =>
	Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)));

/**
 * Builds the query of products/collection-data: the page's query without its page and order, and the data to calculate.
 * null if nothing is to be calculated.
 *
 * @param products Result of productQuery, or the value in wc/store/query-state.
 * @param wanted   Result of mergeCountsRequests.
 */
export const collectionDataQuery = (
	products: StoreQuery,
	wanted: CountsRequest,
): StoreQuery | null => {
	const calculations = {
		...(wanted.prices && { calculate_price_range: true }),
		// The plugin's own: php-stubs/src/Catalogue/Query/CollectionDataResponse.php adds it to the Store API's response.
		...(wanted.histogram && { storefront_islands_price_histogram: true }),
		...Object.fromEntries(
			FIXED_KINDS.filter(({ name }) => wanted[name]).map(({ query }) => [
				`calculate_${query}_counts`,
				true,
			]),
		),
		...(wanted.categories && { calculate_taxonomy_counts: ['product_cat'] }),
		...(wanted.attributes?.length && {
			calculate_attribute_counts: wanted.attributes.map(({ taxonomy, queryType }) => ({
				taxonomy,
				query_type: queryType,
			})),
		}),
	};
	return Object.keys(calculations).length === 0
		? null
		: {
				...withoutArguments(products, ['page', 'per_page', 'orderby', 'order']),
				...calculations,
			};
};

/** True if both sets of filters are equal, including the order of their values. */
export const sameFilters = (a: CatalogueFilters, b: CatalogueFilters): boolean => {
	// Minor unit 0, so that no digits are lost.
	const text = (filters: CatalogueFilters) =>
		JSON.stringify([...filterArguments(filters, { minorUnit: 0 })]);
	return text(a) === text(b);
};

/** Returns origin and path of the list in a URL, without its page number. */
export const pagePath = (url: string, rules: AddressRules): string =>
	firstPage(splitAddress(url), rules).path;

/** True if the grids have to change from one URL to the other, because of filters, order or page. */
export const showsDifferentProducts = (a: string, b: string, rules: AddressRules): boolean => {
	const followed = (url: string) => {
		const { path, arguments: given } = splitAddress(url);
		const raws = given
			.filter(({ name }) => name !== null && (isPageName(name) || isFilterName(name, rules)))
			.map(({ raw }) => raw);
		return JSON.stringify([path, raws, readOrder(url)]);
	};
	return followed(a) !== followed(b);
};
