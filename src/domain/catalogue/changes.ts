/** Changes of filters by the shopper. All functions return new filters, which address.ts writes to a URL. */
import type {
	AttributeFilter,
	CatalogueFilters,
	FixedKind,
	PriceRange,
	TaxonomyFilter,
} from './filters';

/** Selection mode of a filter: several values, or one that replaces the previous one. */
export type SelectionMode = 'multiple' | 'single';

const toggled = (
	values: readonly string[],
	value: string,
	choice: SelectionMode,
): readonly string[] => {
	const others = values.filter((other) => other !== value);
	if (others.length < values.length) {
		return others;
	}
	return choice === 'single' ? [value] : [...values, value];
};

/** Returns the list with an entry replaced in place, appended, or removed (null). */
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

/** Sets the price range, in minor units; null for an open end. */
export const setPrice = (filters: CatalogueFilters, price: PriceRange): CatalogueFilters => ({
	...filters,
	price,
});

/** Selects or deselects a value of a fixed kind, or a category's slug. */
export const toggleValue = (
	filters: CatalogueFilters,
	name: FixedKind['name'] | 'categories',
	value: string,
	choice: SelectionMode = 'multiple',
): CatalogueFilters => ({ ...filters, [name]: toggled(filters[name], value, choice) });

/** Returns the selected slugs of an attribute. */
export const chosenTerms = (filters: CatalogueFilters, taxonomy: string): readonly string[] =>
	filters.attributes.find(({ attribute }) => attribute === taxonomy)?.slug ?? [];

/**
 * Selects or deselects a term of an attribute. When the last slug is deselected, the attribute's filter is removed,
 * including its operator.
 *
 * @param filters   Current filters.
 * @param attribute Taxonomy: "pa_color".
 * @param slug      Slug of the term.
 * @param operator  New operator of the filter.
 * @param choice    'single' if the term replaces the others.
 */
export const toggleTerm = (
	filters: CatalogueFilters,
	attribute: string,
	slug: string,
	operator: AttributeFilter['operator'],
	choice: SelectionMode = 'multiple',
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

/** Returns the selected terms of a taxonomy for one widget's grid. */
export const chosenTaxonomyTerms = (
	filters: CatalogueFilters,
	widgetId: string,
	taxonomy: string,
): readonly string[] =>
	filters.taxonomies.find((filter) => filter.widgetId === widgetId && filter.taxonomy === taxonomy)
		?.terms ?? [];

/** Selects or deselects a term for one widget's grid. */
export const toggleTaxonomyTerm = (
	filters: CatalogueFilters,
	{ widgetId, taxonomy }: Pick<TaxonomyFilter, 'widgetId' | 'taxonomy'>,
	slug: string,
	choice: SelectionMode = 'multiple',
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

/** True if any filter is set. Use NO_FILTERS to clear them all. */
export const hasFilters = ({ price, ...lists }: CatalogueFilters): boolean =>
	price.min !== null || price.max !== null || Object.values(lists).some(({ length }) => length > 0);
