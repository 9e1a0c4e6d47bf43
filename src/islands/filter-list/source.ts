/** Source of a filter list, its choices, and its values among the filters in the URL and the products counted. */
import {
	chosenTaxonomyTerms,
	chosenTerms,
	toggleTaxonomyTerm,
	toggleTerm,
	toggleValue,
} from '../../domain/catalogue/changes';
import type { AttributeFilter, CatalogueFilters, FixedKind } from '../../domain/catalogue/filters';
import type { Counts, CountsRequest } from '../../domain/catalogue/query';

export type Source =
	| {
			readonly kind: 'attribute';
			readonly taxonomy: string;
			readonly operator: AttributeFilter['operator'];
			readonly termOrder?: TermOrder;
	  }
	| { readonly kind: 'fixed'; readonly fixed: FixedKind }
	| { readonly kind: 'category'; readonly termOrder?: TermOrder }
	/** Terms that filter the grid of one widget. */
	| {
			readonly kind: 'taxonomy';
			readonly taxonomy: string;
			readonly widgetId: string;
			readonly termOrder?: TermOrder;
	  };

/** Order of terms: the shop's, by name, or by the number of products in the whole shop, most first. */
export type TermOrder = 'default' | 'name' | 'count';

/** Choice of a list. */
export interface Term {
	/** Term id; 0 if products are counted by the value. */
	readonly id: number;
	/** Value in the URL: a slug. */
	readonly value: string;
	/** Plain text. */
	readonly label: string;
	/** Plain text shown below the label, as PHP printed it. */
	readonly description?: string;
	/** Address of a sample of the value, as PHP printed it. */
	readonly sample?: string;
	/** Number of products printed by PHP; null if it did not count them. */
	readonly count: number | null;
	/** Depth of the term, 0 for the top level. */
	readonly level: number;
}

/** Returns the selected values of this source. */
export const chosenOf = (filters: CatalogueFilters, source: Source): readonly string[] => {
	switch (source.kind) {
		case 'attribute':
			return chosenTerms(filters, source.taxonomy);
		case 'fixed':
			return filters[source.fixed.name];
		case 'category':
			return filters.categories;
		case 'taxonomy':
			return chosenTaxonomyTerms(filters, source.widgetId, source.taxonomy);
	}
};

/** Returns the counts to request for this source; none for a widget, whose counts depend on its grid. */
export const countsRequestOf = (source: Source): CountsRequest => {
	switch (source.kind) {
		case 'attribute': {
			const queryType = source.operator === 'and' ? 'and' : 'or';
			return { attributes: [{ taxonomy: source.taxonomy, queryType }] };
		}
		case 'fixed':
			return { [source.fixed.name]: true };
		case 'category':
			return { categories: true };
		case 'taxonomy':
			return {};
	}
};

const toggle = (filters: CatalogueFilters, source: Source, value: string): CatalogueFilters => {
	switch (source.kind) {
		case 'attribute':
			return toggleTerm(filters, source.taxonomy, value, source.operator);
		case 'fixed': {
			const { name, values } = source.fixed;
			return values.includes(value) ? toggleValue(filters, name, value) : filters;
		}
		case 'category':
			return toggleValue(filters, 'categories', value);
		case 'taxonomy':
			return toggleTaxonomyTerm(filters, source, value);
	}
};

/** Returns the filters with exactly these values of this source; values that were selected before keep their order. */
export const withChosen = (
	filters: CatalogueFilters,
	source: Source,
	values: readonly string[],
): CatalogueFilters => {
	const before = chosenOf(filters, source);
	return [
		...values.filter((value) => !before.includes(value)),
		...before.filter((value) => !values.includes(value)),
	].reduce((next, value) => toggle(next, source, value), filters);
};

/** Returns the number of products of a choice; null if it was not counted. */
export const countOf = (counts: Counts, source: Source, { id, value }: Term): number | null => {
	const found = (map: ReadonlyMap<unknown, number> | null | undefined, key: unknown) =>
		map ? (map.get(key) ?? 0) : null;
	switch (source.kind) {
		case 'fixed':
			return found(counts[source.fixed.name], value);
		case 'attribute':
		case 'category':
			return found(counts.terms, id);
		case 'taxonomy':
			// Counts of terms are about the page's filters; for the grid of a widget only the server's counts apply.
			return null;
	}
};
