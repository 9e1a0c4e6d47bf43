/** Converts filters to URL arguments and back (docs/behaviour.md#filter-address). */
import {
	RATINGS,
	STOCK_STATUSES,
	type AttributeFilter,
	type CatalogueFilters,
	type TaxonomyFilter,
	isPrice,
	readPrice,
	writePrice,
} from './filters';

/** Settings of the shop by which URLs are read. */
export interface AddressRules {
	/** Number of decimals of the shop's currency. */
	readonly minorUnit: number;
	/** Taxonomies of the shop's attributes ("pa_color"); `filter_…` with any other name is not a filter. */
	readonly attributes: readonly string[];
}

/** Names and decoded values; each name occurs once. */
export type FilterArguments = ReadonlyMap<string, string>;

/** Maximum number of values of a filter: more than any page offers, to limit abuse. */
const MAX_VALUES = 100;
const MAX_LENGTH = 200;

/** True if a text can be one of the slugs in a URL. */
const isSlug = (text: string): boolean =>
	text !== '' && text.length <= MAX_LENGTH && !/[,\p{Surrogate}]/u.test(text);

const distinct = <Value extends string>(values: readonly Value[]): readonly Value[] =>
	[...new Set(values)].slice(0, MAX_VALUES);

const slugsOf = (values: readonly string[]): readonly string[] =>
	distinct(values.map((value) => value.trim()).filter(isSlug));

const known = <Value extends string>(
	names: readonly Value[],
	values: readonly string[],
): readonly Value[] =>
	distinct(values.flatMap((value) => names.find((name) => name === value) ?? []));

/** Name of the attribute in URL arguments: "color" for "pa_color". */
const shortName = (taxonomy: string): string => taxonomy.replace(/^pa_/, '');

const TAXONOMY_ARGUMENT = /^e-filter-([^-]+)-(.+)$/s;

/** True if an argument with this name is a filter in this shop. */
export const isFilterName = (name: string, { attributes }: AddressRules): boolean => {
	const [, short] = /^(?:filter|query_type)_(.+)$/s.exec(name) ?? [];
	return (
		['min_price', 'max_price', 'rating_filter', 'filter_stock_status', 'categories'].includes(
			name,
		) ||
		(short !== undefined && attributes.some((taxonomy) => shortName(taxonomy) === short)) ||
		TAXONOMY_ARGUMENT.test(name)
	);
};

/** Reads filters from arguments, in their order. Invalid values are left out; nothing throws. */
export const filtersFromArguments = (
	given: FilterArguments,
	{ minorUnit, attributes }: AddressRules,
): CatalogueFilters => {
	const price = (name: string) => readPrice(given.get(name) ?? '', minorUnit);
	const values = (name: string) => (given.get(name) ?? '').split(',');
	const names = [...given.keys()];
	return {
		price: { min: price('min_price'), max: price('max_price') },
		ratings: known(RATINGS, values('rating_filter')),
		stock: known(STOCK_STATUSES, values('filter_stock_status')),
		attributes: names.flatMap((name): readonly AttributeFilter[] => {
			const attribute = attributes.find((taxonomy) => name === `filter_${shortName(taxonomy)}`);
			const slug = attribute === undefined ? [] : slugsOf(values(name));
			return attribute === undefined || name === 'filter_stock_status' || slug.length === 0
				? []
				: [
						{
							attribute,
							operator: given.get(`query_type_${shortName(attribute)}`) === 'and' ? 'and' : 'in',
							slug,
						},
					];
		}),
		categories: slugsOf(values('categories')),
		taxonomies: names
			.flatMap((name): readonly TaxonomyFilter[] => {
				const [, widgetId = '', taxonomy = ''] = TAXONOMY_ARGUMENT.exec(name) ?? [];
				const terms = slugsOf(values(name));
				return widgetId === '' || terms.length === 0 ? [] : [{ widgetId, taxonomy, terms }];
			})
			.slice(0, MAX_VALUES),
	};
};

/**
 * Returns the arguments for these filters: prices in major units, values separated by commas. `query_type_…` is written
 * for "and", and for "or" if there are several terms, because WooCommerce's own lists treat several terms without it as
 * "and". Also used as widget_filters when a grid is refreshed.
 */
export const filterArguments = (
	filters: CatalogueFilters,
	{ minorUnit }: Pick<AddressRules, 'minorUnit'>,
): FilterArguments => {
	const price = (amount: number | null) =>
		amount !== null && isPrice(amount) ? writePrice(amount, minorUnit) : '';
	const list = (values: readonly string[]) => slugsOf(values).join(',');
	const all: readonly (readonly [string, string])[] = [
		['min_price', price(filters.price.min)],
		['max_price', price(filters.price.max)],
		['rating_filter', list(filters.ratings)],
		['filter_stock_status', list(filters.stock)],
		['categories', list(filters.categories)],
		...filters.attributes.flatMap(({ attribute, operator, slug }) => {
			const value = list(slug);
			const name = shortName(attribute);
			return [
				[`filter_${name}`, value],
				[
					`query_type_${name}`,
					operator === 'and' ? value && 'and' : value.includes(',') ? 'or' : '',
				],
			] as const;
		}),
		...filters.taxonomies.map(
			({ widgetId, taxonomy, terms }) => [`e-filter-${widgetId}-${taxonomy}`, list(terms)] as const,
		),
	];
	return new Map(all.filter(([, value]) => value !== ''));
};
