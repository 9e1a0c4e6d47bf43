/** What a shopper does to filters. All give new filters; an address is written from them (address.ts). */
import type {
	AttributeFilter,
	CatalogueFilters,
	PriceRange,
	Rating,
	StockStatus,
	TaxonomyFilter,
} from './filters';

/** How a filter takes its values: several at a time, or one that replaces the one before. */
export type Choice = 'multiple' | 'single';

const toggled = <Value>(
	values: readonly Value[],
	value: Value,
	choice: Choice,
): readonly Value[] => {
	const others = values.filter((other) => other !== value);
	if (others.length < values.length) {
		return others;
	}
	return choice === 'single' ? [value] : [...values, value];
};

/** The list with one of its entries replaced in its place, put at the end, or taken away (null). */
const withEntry = <Entry>(
	entries: readonly Entry[],
	isIt: (entry: Entry) => boolean,
	entry: Entry | null,
): readonly Entry[] => {
	const next = entry === null ? [] : [entry];
	return entries.some(isIt)
		? entries.flatMap((other) => (isIt(other) ? next : [other]))
		: [...entries, ...next];
};

/** Minor units; null at an open end. */
export const setPrice = (filters: CatalogueFilters, price: PriceRange): CatalogueFilters => ({
	...filters,
	price,
});

export const toggleRating = (
	filters: CatalogueFilters,
	rating: Rating,
	choice: Choice = 'multiple',
): CatalogueFilters => ({ ...filters, ratings: toggled(filters.ratings, rating, choice) });

export const toggleStock = (
	filters: CatalogueFilters,
	status: StockStatus,
	choice: Choice = 'multiple',
): CatalogueFilters => ({ ...filters, stock: toggled(filters.stock, status, choice) });

export const toggleCategory = (
	filters: CatalogueFilters,
	slug: string,
	choice: Choice = 'multiple',
): CatalogueFilters => ({ ...filters, categories: toggled(filters.categories, slug, choice) });

/** The slugs that are chosen of an attribute. */
export const chosenTerms = (filters: CatalogueFilters, taxonomy: string): readonly string[] =>
	filters.attributes.find(({ attribute }) => attribute === taxonomy)?.slug ?? [];

/**
 * Chooses a term of an attribute or takes it back. With its last slug the attribute's filter goes, and with that its operator.
 *
 * @param filters   The filters so far.
 * @param attribute The taxonomy: "pa_color".
 * @param slug      The term.
 * @param operator  What the filter asks for from now on.
 * @param choice    Whether the term replaces the others.
 */
export const toggleTerm = (
	filters: CatalogueFilters,
	attribute: string,
	slug: string,
	operator: AttributeFilter['operator'],
	choice: Choice = 'multiple',
): CatalogueFilters => {
	const slugs = toggled(chosenTerms(filters, attribute), slug, choice);
	return {
		...filters,
		attributes: withEntry(
			filters.attributes,
			(filter) => filter.attribute === attribute,
			slugs.length === 0 ? null : { attribute, operator, slug: slugs },
		),
	};
};

/** The terms that are chosen of a taxonomy for one widget's grid. */
export const chosenTaxonomyTerms = (
	filters: CatalogueFilters,
	widgetId: string,
	taxonomy: string,
): readonly string[] =>
	filters.taxonomies.find((filter) => filter.widgetId === widgetId && filter.taxonomy === taxonomy)
		?.terms ?? [];

/** Chooses a term for one widget's grid or takes it back. */
export const toggleTaxonomyTerm = (
	filters: CatalogueFilters,
	{ widgetId, taxonomy }: Pick<TaxonomyFilter, 'widgetId' | 'taxonomy'>,
	slug: string,
	choice: Choice = 'multiple',
): CatalogueFilters => {
	const terms = toggled(chosenTaxonomyTerms(filters, widgetId, taxonomy), slug, choice);
	return {
		...filters,
		taxonomies: withEntry(
			filters.taxonomies,
			(filter) => filter.widgetId === widgetId && filter.taxonomy === taxonomy,
			terms.length === 0 ? null : { widgetId, taxonomy, terms },
		),
	};
};

/** Whether anything is filtered by. Clearing all is NO_FILTERS. */
export const hasFilters = ({
	price,
	ratings,
	stock,
	attributes,
	categories,
	taxonomies,
}: CatalogueFilters): boolean =>
	price.min !== null ||
	price.max !== null ||
	[ratings, stock, attributes, categories, taxonomies].some(({ length }) => length > 0);
