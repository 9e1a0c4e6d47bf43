import { useCallback, useDeferredValue, useState } from '@wordpress/element';
import type { Counts } from '../../domain/catalogue/counts';
import type { CatalogueFilters } from '../../domain/catalogue/filters';
import type { CountsState } from '../../stores/catalogue/contract';
import { countOf, type Source, type Term } from './source';

/** `printed`: the counts in the server's HTML apply. `unknown`: the counts are not available. */
type KnownCounts = Counts | 'printed' | 'unknown';

const lastOf = (counts: CountsState): KnownCounts => {
	switch (counts.kind) {
		case 'none':
			return 'printed';
		case 'known':
			return counts.counts;
		case 'loading':
		case 'failed':
			return counts.last ?? 'printed';
	}
};

/**
 * WooCommerce counts categories among the products of the selected ones, as if products had to be in all of them. So
 * the counts from before a category was selected are correct as long as the other filters do not change.
 */
const useCategoryCounts = (filters: CatalogueFilters, counts: CountsState): KnownCounts => {
	const others = JSON.stringify({ ...filters, categories: [], taxonomies: [] });
	const [cached, setCached] = useState<{ readonly known: KnownCounts; readonly others: string }>({
		known: 'printed',
		others,
	});
	const isAccurate = counts.kind === 'known' && filters.categories.length === 0;
	if (isAccurate && cached.known !== counts.counts) {
		setCached({ known: counts.counts, others });
	}
	return cached.others === others ? cached.known : 'unknown';
};

/**
 * Returns a function for the number of products of a choice, null if unknown. The function is replaced when counts
 * change, as a deferred value, since hundreds of rows may be rendered again.
 */
export const useTermCounts = (
	source: Source,
	filters: CatalogueFilters,
	counts: CountsState,
): ((term: Term) => number | null) => {
	const categories = useCategoryCounts(filters, counts);
	const known = useDeferredValue(source.kind === 'category' ? categories : lastOf(counts));
	return useCallback(
		(term: Term) => {
			switch (known) {
				case 'printed':
					return term.count;
				case 'unknown':
					return null;
				default:
					return countOf(known, source, term) ?? term.count;
			}
		},
		[known, source],
	);
};
