/** Syncs the filters of the URL with wc/store/query-state, where WooCommerce's own blocks read and write them. */
import {
	filtersOfQuery,
	productQuery,
	type StoreQuery,
	sameFilters,
	withoutArguments,
} from '../../domain/catalogue/query';
import { FIXED_KINDS, withFixed, type CatalogueFilters } from '../../domain/catalogue/filters';
import { PAGE_CONTEXT, QUERY_STATE_STORE_KEY, queryStateStore } from './query-state';
import type { Registry } from '../shared/registry';

export interface QuerySync {
	/** Writes the filters to the store. */
	write(filters: CatalogueFilters): void;
	/** Reads the query of the page's products from the store. */
	read(): StoreQuery;
	/** Calls the listener with filters that another script wrote. */
	onForeign(listener: (filters: CatalogueFilters) => void): void;
}

/** Arguments that only filters set; they are removed when a filter is cleared. */
const FILTERS = [
	'min_price',
	'max_price',
	'attributes',
	'category',
	...FIXED_KINDS.map(({ query }) => query),
];

/** Sorts lists before a comparison, since other scripts write them in a different order. */
const sorted = (filters: CatalogueFilters): CatalogueFilters => ({
	...withFixed(filters, ({ name }) => [...filters[name]].sort()),
	attributes: [...filters.attributes].sort((a, b) => a.attribute.localeCompare(b.attribute)),
});

/**
 * Creates the sync.
 *
 * @param registry Registry of the page.
 * @param pageQuery    Query of the page itself.
 * @param current  Returns the filters of the URL.
 */
export const createQuerySync = (
	registry: Registry,
	pageQuery: StoreQuery,
	current: () => CatalogueFilters,
): QuerySync => {
	const read = () => registry.select(queryStateStore).getValueForQueryContext(PAGE_CONTEXT, {});
	return {
		read,
		write: (filters) => {
			void registry.dispatch(queryStateStore).setValueForQueryContext(PAGE_CONTEXT, {
				...withoutArguments(read(), FILTERS),
				...productQuery(filters, pageQuery),
			});
		},
		onForeign: (listener) => {
			let seen = read();
			registry.subscribe(() => {
				const query = read();
				if (query === seen) {
					return;
				}
				seen = query;
				const filters = filtersOfQuery(query, current());
				if (!sameFilters(sorted(filters), sorted(current()))) {
					listener(filters);
				}
			}, QUERY_STATE_STORE_KEY);
		},
	};
};
