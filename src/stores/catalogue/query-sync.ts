/** The filters of the address in wc/store/query-state, where WooCommerce's own blocks read and write them. */
import { filtersOfQuery, productQuery, type StoreQuery } from '../../domain/catalogue/query';
import type { CatalogueFilters } from '../../domain/catalogue/filters';
import { sameFilters } from '../../domain/catalogue/same-filters';
import { PAGE_CONTEXT, QUERY_STATE_STORE_KEY, queryStateStore } from '../query-state';
import type { Registry } from '../registry';

export interface QuerySync {
	/** Writes filters. */
	tell(filters: CatalogueFilters): void;
	/** What the page's products are asked by, as it stands there. */
	read(): StoreQuery;
	/** Hears of filters that another script wrote. */
	onForeign(listener: (filters: CatalogueFilters) => void): void;
}

/** Arguments that filters alone decide: those that are not wanted any more have to go. */
const FILTERS = ['min_price', 'max_price', 'rating', 'stock_status', 'attributes', 'category'];

/** Prices aside, order does not matter to other scripts, and they write in an order of their own. */
const sorted = (filters: CatalogueFilters): CatalogueFilters => ({
	...filters,
	ratings: [...filters.ratings].sort(),
	stock: [...filters.stock].sort(),
	attributes: [...filters.attributes].sort((a, b) => a.attribute.localeCompare(b.attribute)),
});

/**
 * @param registry The page's.
 * @param asked    What the page asks for by itself.
 * @param current  The filters of the address.
 */
export const createQuerySync = (
	registry: Registry,
	asked: StoreQuery,
	current: () => CatalogueFilters,
): QuerySync => {
	const read = () => registry.select(queryStateStore).getValueForQueryContext(PAGE_CONTEXT, {});
	return {
		read,
		tell: (filters) => {
			const others = Object.entries(read()).filter(([name]) => !FILTERS.includes(name));
			void registry.dispatch(queryStateStore).setValueForQueryContext(PAGE_CONTEXT, {
				...Object.fromEntries(others),
				...productQuery(filters, asked),
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
				const filters = filtersOfQuery(query, asked, current());
				if (!sameFilters(sorted(filters), sorted(current()))) {
					listener(filters);
				}
			}, QUERY_STATE_STORE_KEY);
		},
	};
};
