/** Converts filters to URL arguments and back (docs/behaviour.md#filter-address). */
import names from '../../../data/filter-arguments.json';
import {
	FIXED_KINDS,
	NO_FILTERS,
	type AttributeFilter,
	type CatalogueFilters,
	type TaxonomyFilter,
	isPrice,
	readPrice,
	withFixed,
	writePrice,
} from './filters';

/** Settings of the shop by which URLs are read. */
export interface AddressRules {
	/** Number of decimals of the shop's currency. */
	readonly minorUnit: number;
	/** Taxonomies of the shop's attributes ("pa_color"); `filter_…` with any other name is not a filter. */
	readonly attributes: readonly string[];
	/** True if the shop reads several terms without `query_type_` as "or". */
	readonly defaultsToOr?: boolean;
	/** Path of the page as it was printed, if it ends in a page number of its own ("/lamps/2/"); empty otherwise. */
	readonly pagedPath?: string;
}

/** Names and decoded values; each name occurs once. */
export type FilterArguments = ReadonlyMap<string, string>;

/** True if a text can be one of the slugs in a URL. */
const isSlug = (text: string): boolean =>
	text !== '' && text.length <= names.maxValueLength && !/[,\p{Surrogate}]/u.test(text);

const distinct = (values: readonly string[]): readonly string[] =>
	[...new Set(values)].slice(0, names.maxValues);

const slugsOf = (values: readonly string[]): readonly string[] =>
	distinct(values.map((value) => value.trim()).filter(isSlug));

/** Name of the attribute in URL arguments: "color" for "pa_color". */
const shortName = (taxonomy: string): string => taxonomy.replace(/^pa_/, '');

const attributeName = (taxonomy: string): string => names.attributePrefix + shortName(taxonomy);

const operatorName = (taxonomy: string): string => names.operatorPrefix + shortName(taxonomy);

const TAXONOMY_ARGUMENT = new RegExp(`^${names.widgetPrefix}([^-]+)-(.+)$`, 's');

const isFixedName = (name: string): boolean =>
	FIXED_KINDS.some(({ argument }) => argument === name);

/** True if an argument with this name is a filter in this shop. */
export const isFilterName = (name: string, { attributes }: AddressRules): boolean =>
	Object.values(names.plain).includes(name) ||
	isFixedName(name) ||
	attributes.some((taxonomy) => [attributeName(taxonomy), operatorName(taxonomy)].includes(name)) ||
	TAXONOMY_ARGUMENT.test(name);

/** Reads filters from arguments, in their order. Invalid values are left out; nothing throws. */
export const filtersFromArguments = (
	given: FilterArguments,
	{ minorUnit, attributes, defaultsToOr }: AddressRules,
): CatalogueFilters => {
	const price = (name: string) => readPrice(given.get(name) ?? '', minorUnit);
	const values = (name: string) => (given.get(name) ?? '').split(',');
	const keys = [...given.keys()];
	const filters: CatalogueFilters = {
		...NO_FILTERS,
		price: { min: price(names.plain.minPrice), max: price(names.plain.maxPrice) },
		attributes: keys.flatMap((name): readonly AttributeFilter[] => {
			const attribute = attributes.find((taxonomy) => name === attributeName(taxonomy));
			const slug = attribute === undefined ? [] : slugsOf(values(name));
			const written = attribute === undefined ? '' : given.get(operatorName(attribute));
			const isAny = written === 'or' || slug.length < 2 || defaultsToOr;
			return attribute === undefined || isFixedName(name) || slug.length === 0
				? []
				: [
						{
							attribute,
							operator: written === 'and' || !isAny ? 'and' : 'in',
							slug,
						},
					];
		}),
		categories: slugsOf(values(names.plain.categories)),
		taxonomies: keys
			.flatMap((name): readonly TaxonomyFilter[] => {
				const [, widgetId = '', taxonomy = ''] = TAXONOMY_ARGUMENT.exec(name) ?? [];
				const terms = slugsOf(values(name));
				return widgetId === '' || terms.length === 0 ? [] : [{ widgetId, taxonomy, terms }];
			})
			.slice(0, names.maxValues),
	};
	return withFixed(filters, ({ argument, values: all }) =>
		distinct(values(argument).filter((value) => all.includes(value))),
	);
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
		[names.plain.minPrice, price(filters.price.min)],
		[names.plain.maxPrice, price(filters.price.max)],
		...FIXED_KINDS.map(({ argument, name }) => [argument, list(filters[name])] as const),
		[names.plain.categories, list(filters.categories)],
		...filters.attributes.flatMap(({ attribute, operator, slug }) => {
			const value = list(slug);
			return [
				[attributeName(attribute), value],
				[
					operatorName(attribute),
					operator === 'and' ? value && 'and' : value.includes(',') ? 'or' : '',
				],
			] as const;
		}),
		...filters.taxonomies.map(
			({ widgetId, taxonomy, terms }) =>
				[`${names.widgetPrefix}${widgetId}-${taxonomy}`, list(terms)] as const,
		),
	];
	return new Map(all.filter(([, value]) => value !== ''));
};
