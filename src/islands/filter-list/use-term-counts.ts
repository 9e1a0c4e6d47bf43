import { useCallback, useDeferredValue, useState } from '@wordpress/element';
import type { Counts } from '../../domain/catalogue/counts';
import type { CatalogueFilters } from '../../domain/catalogue/filters';
import type { CountsState } from '../../stores/catalogue/contract';
import { countOf, type Source, type Term } from './source';

/** 'printed': what the server's HTML says. 'unknown': nobody can tell. */
type Known = Counts | 'printed' | 'unknown';

const lastOf = (counts: CountsState): Known => {
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
 * A shop counts categories under the chosen ones, as if a product had to be in all of them. So the counts from before one was
 * chosen are the true ones, for as long as nothing else is filtered by.
 */
const useCategoryCounts = (filters: CatalogueFilters, counts: CountsState): Known => {
	const others = JSON.stringify({ ...filters, categories: [], taxonomies: [] });
	const [held, setHeld] = useState<{ readonly known: Known; readonly others: string }>({
		known: 'printed',
		others,
	});
	const isTrue = counts.kind === 'known' && filters.categories.length === 0;
	if (isTrue && held.known !== counts.counts) {
		setHeld({ known: counts.counts, others });
	}
	return held.others === others ? held.known : 'unknown';
};

/**
 * How many products each choice of a list would leave; null where nobody knows. A new function with new numbers, which are
 * shown when there is time for hundreds of them.
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
