/** Builds the requests for the products of grids, and keys that tell which requests would show the same products. */
import type { LoopRequest } from '../../../api/ports';
import { readOrder, withoutPagination } from '../../../domain/catalogue/address';
import { filterArguments } from '../../../domain/catalogue/arguments';
import type { AddressRules } from '../../../domain/catalogue/arguments';
import { NO_FILTERS } from '../../../domain/catalogue/filters';
import type { CatalogueFilters } from '../../../domain/catalogue/filters';
import type { Grid } from './find';

/** Target of a refresh: URL and filters. */
export interface GridsQuery {
	/** Absolute URL. */
	readonly url: string;
	readonly filters: CatalogueFilters;
}

const withoutFragment = (url: string): string => url.replace(/#.*/s, '');

/**
 * Returns the query for all grids that use the page's query: its filters, except those of single grids, and its sort
 * order.
 */
export const queryOfPage = ({ url, filters }: GridsQuery, rules: AddressRules) => {
	const order = readOrder(url);
	return {
		...Object.fromEntries(filterArguments({ ...filters, taxonomies: [] }, rules)),
		...(order === '' ? {} : { orderby: order }),
	};
};

/** Builds the request for a grid (docs/behaviour.md#loop-refresh). The page builder expects taxonomies as an object. */
export const requestFor = (grid: Grid, query: GridsQuery, rules: AddressRules): LoopRequest => {
	const own = query.filters.taxonomies.filter(({ widgetId }) => widgetId === grid.id);
	const common = { post_id: grid.postId, widget_id: grid.widgetId };
	if (grid.kind === 'page-builder') {
		const taxonomy = own.map(({ taxonomy, terms }) => [taxonomy, { terms, logicalJoin: 'OR' }]);
		// The page's other filters are read from the address (php-stubs/src/Compat/Elementor/LoopFilters.php).
		return {
			...common,
			widget_filters: own.length === 0 ? {} : { taxonomy: Object.fromEntries(taxonomy) },
			pagination_base_url: withoutFragment(withoutPagination(query.url, rules)),
		};
	}
	return {
		...common,
		widget_filters: {
			...(grid.usesPageQuery ? queryOfPage(query, rules) : {}),
			...Object.fromEntries(filterArguments({ ...NO_FILTERS, taxonomies: own }, rules)),
		},
		// This plugin's route removes the page number itself, as Back may lead to a later page.
		pagination_base_url: withoutFragment(query.url),
	};
};

/** Those of grids, and WordPress's, which the address of a printed page may have. */
const pageNumbers = (url: string) => {
	const { pathname, searchParams } = new URL(url);
	return [
		/\/page\/\d+\/?$/.exec(pathname)?.[0],
		...[...searchParams].filter(([name]) => /^(?:query-\d+-page|paged)$/.test(name)),
	];
};

/** Returns a key of the products shown in a grid: two URLs with the same key show the same products. */
export const keyOf = (grid: Grid, query: GridsQuery, rules: AddressRules): string =>
	JSON.stringify([
		requestFor(grid, query, rules).widget_filters,
		pageNumbers(query.url),
		grid.usesPageQuery && queryOfPage(query, rules),
	]);
