/** What a list filters by, and how its choices stand in the filters of the address. */
import {
	chosenTaxonomyTerms,
	chosenTerms,
	toggleCategory,
	toggleRating,
	toggleStock,
	toggleTaxonomyTerm,
	toggleTerm,
} from '../../domain/catalogue/changes';
import type { Counts, CountsWanted } from '../../domain/catalogue/counts';
import {
	RATINGS,
	STOCK_STATUSES,
	type AttributeFilter,
	type CatalogueFilters,
} from '../../domain/catalogue/filters';

export type Source =
	| {
			readonly kind: 'attribute';
			readonly taxonomy: string;
			readonly operator: AttributeFilter['operator'];
	  }
	| { readonly kind: 'stock' }
	| { readonly kind: 'rating' }
	| { readonly kind: 'category' }
	/** Terms for the grid of one widget. */
	| { readonly kind: 'taxonomy'; readonly taxonomy: string; readonly widgetId: string };

/** One choice of a list. */
export interface Term {
	/** Of the term; 0 where the value itself is counted. */
	readonly id: number;
	/** What the address says: a slug. */
	readonly value: string;
	/** Text. */
	readonly label: string;
	/** The products that PHP counted; null where it did not. */
	readonly count: number | null;
	/** How many terms it is below. */
	readonly level: number;
}

/** The values that filters have of this kind. */
export const chosenOf = (filters: CatalogueFilters, source: Source): readonly string[] => {
	switch (source.kind) {
		case 'attribute':
			return chosenTerms(filters, source.taxonomy);
		case 'stock':
			return filters.stock;
		case 'rating':
			return filters.ratings;
		case 'category':
			return filters.categories;
		case 'taxonomy':
			return chosenTaxonomyTerms(filters, source.widgetId, source.taxonomy);
	}
};

/** What has to be counted for this kind. Nobody but its grid knows what is left in a widget. */
export const wantsOf = (source: Source): CountsWanted => {
	switch (source.kind) {
		case 'attribute': {
			const queryType = source.operator === 'and' ? 'and' : 'or';
			return { attributes: [{ taxonomy: source.taxonomy, queryType }] };
		}
		case 'stock':
			return { stock: true };
		case 'rating':
			return { ratings: true };
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
		case 'stock': {
			const status = STOCK_STATUSES.find((known) => known === value);
			return status ? toggleStock(filters, status) : filters;
		}
		case 'rating': {
			const rating = RATINGS.find((known) => known === value);
			return rating ? toggleRating(filters, rating) : filters;
		}
		case 'category':
			return toggleCategory(filters, value);
		case 'taxonomy':
			return toggleTaxonomyTerm(filters, source, value);
	}
};

/** The filters with exactly these values of this kind; what was chosen already keeps its place. */
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

/** How many products a choice would leave; null where it was not counted. */
export const countOf = (counts: Counts, source: Source, { id, value }: Term): number | null => {
	const found = (map: ReadonlyMap<unknown, number> | null, key: unknown) =>
		map && (map.get(key) ?? 0);
	switch (source.kind) {
		case 'stock':
			return found(counts.stock, value);
		case 'rating':
			return found(counts.ratings, value);
		case 'attribute':
		case 'category':
			return found(counts.terms, id);
		case 'taxonomy':
			// Terms that are counted are those of the page's own filters: of a widget's grid the numbers are the server's.
			return null;
	}
};
