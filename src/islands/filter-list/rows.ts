/**
 * Determines the visible choices of a list. php-stubs/src/Views/Filters/FilterList.php does the same for the initial
 * state.
 */
import {
	chosenTaxonomyTerms,
	chosenTerms,
	toggleCategory,
	toggleRating,
	toggleStock,
	toggleTaxonomyTerm,
	toggleTerm,
} from '../../domain/catalogue/changes';
import { RATINGS, STOCK_STATUSES } from '../../domain/catalogue/filters';
import type { AttributeFilter, CatalogueFilters } from '../../domain/catalogue/filters';
import type { Counts, CountsRequest } from '../../domain/catalogue/query';

/** A longer list is collapsed after FIRST choices, so that never only one or two choices are hidden. */
const LONGEST = 12;
const FIRST = 10;
/** Minimum number of choices for a search field. */
export const SEARCHED_FROM = 20;

export interface Row {
	readonly term: Term;
	/** Number of products; null if unknown. */
	readonly count: number | null;
	readonly isChosen: boolean;
	/** True if it has no products. */
	readonly isOff: boolean;
	/** True if it is hidden while the list is collapsed. */
	readonly isMore: boolean;
	/** True if it does not match the search text. */
	readonly isHidden: boolean;
}

export interface Rows {
	readonly rows: readonly Row[];
	/** True if the list is long enough to be collapsed. */
	readonly canFold: boolean;
	/** Number of choices that match the search text. */
	readonly found: number;
}

/** Removes case and accents, so that "creme" finds "Crème". */
const plain = (text: string): string =>
	text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

export interface RowsOptions {
	readonly countOf: (term: Term) => number | null;
	readonly chosen: readonly string[];
	/** Values that stay visible in the collapsed list: all that have ever been selected on this page. */
	readonly everChosen: readonly string[];
	readonly hideEmpty: boolean;
	/** Search text; empty for no search. */
	readonly query: string;
}

export const rowsOf = (
	terms: readonly Term[],
	{ countOf, chosen, everChosen, hideEmpty, query }: RowsOptions,
): Rows => {
	const wanted = plain(query.trim());
	const shown = terms
		.map((term) => ({ term, count: countOf(term), isChosen: chosen.includes(term.value) }))
		.filter(({ count, isChosen }) => isChosen || count !== 0 || !hideEmpty);
	const canFold = shown.length > LONGEST;
	const rows = shown.map((row, index) => ({
		...row,
		isOff: row.count === 0 && !row.isChosen,
		isMore: canFold && index >= FIRST && !everChosen.includes(row.term.value),
		isHidden: wanted !== '' && !plain(row.term.label).includes(wanted),
	}));
	return { rows, canFold, found: rows.filter(({ isHidden }) => !isHidden).length };
};

/** Source of a filter list, and its values among the filters in the URL. */
export type Source =
	| {
			readonly kind: 'attribute';
			readonly taxonomy: string;
			readonly operator: AttributeFilter['operator'];
			readonly termOrder?: TermOrder;
	  }
	| { readonly kind: 'stock' }
	| { readonly kind: 'rating' }
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

/** Returns the counts to request for this source; none for a widget, whose counts depend on its grid. */
export const countsRequestOf = (source: Source): CountsRequest => {
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
			// Counts of terms are about the page's filters; for the grid of a widget only the server's counts apply.
			return null;
	}
};
