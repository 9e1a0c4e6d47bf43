/**
 * Public API of the catalogue store: filters of the page's URL, the counts for them, and the grids. It is based on
 * wc/store/query-state and wc/store/collections. The URL is the source of truth: any script that changes it changes the
 * filters.
 */
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import type { Counts, CountsRequest } from '../../domain/catalogue/query';
import type { CatalogueFilters } from '../../domain/catalogue/filters';
import { referToStore } from '../shared/registry';

export const CATALOGUE_STORE_KEY = 'storefront-islands/catalogue';

/** Counts for the filters of the URL. While new ones are loading, the previous ones stay. */
export type CountsState =
	| { readonly kind: 'none' }
	| { readonly kind: 'loading'; readonly last: Counts | null }
	| { readonly kind: 'known'; readonly counts: Counts }
	/** `message` is plain text. */
	| { readonly kind: 'failed'; readonly last: Counts | null; readonly message: string };

/** Combined state of the page's grids. */
export type GridsState =
	| { readonly kind: 'still' }
	/** `waited` for some time: `long` enough for words about it, or for an offer to try again. */
	| { readonly kind: 'refreshing'; readonly waited: 'short' | 'long' | 'too-long' }
	/** Number of products found; null if the server does not send it. */
	| { readonly kind: 'refreshed'; readonly total: number | null }
	| { readonly kind: 'failed'; readonly isOffline: boolean };

export interface CatalogueState {
	/** Absolute URL of the page. */
	readonly url: string;
	readonly filters: CatalogueFilters;
	readonly counts: CountsState;
	readonly grids: GridsState;
}

export interface ChangeOptions {
	/** True if Back undoes the change (a block option); otherwise the history entry is replaced. */
	readonly isStep?: boolean;
}

export type CatalogueSelectors = {
	getUrl(state: CatalogueState): string;
	getFilters(state: CatalogueState): CatalogueFilters;
	getCounts(state: CatalogueState): CountsState;
	getGrids(state: CatalogueState): GridsState;
};

export type CatalogueActions = {
	/**
	 * Writes filters to the URL, without pagination and with all other parts unchanged. The browser navigates on a page
	 * whose products only the server can render; otherwise the grids and the counts are updated. Does nothing if the
	 * filters are already set.
	 */
	changeFilters(filters: CatalogueFilters, options?: ChangeOptions): () => void;
	/**
	 * Shows another page of the grids, as a history entry that Back undoes. The browser navigates if no grid can be
	 * refreshed.
	 */
	goToPage(url: string): () => void;
	/** Sorts the grids that use the page's query with the argument `orderby`; empty for the shop's default order. */
	changeOrder(order: string): () => void;
	/**
	 * Requests counts for an island until the returned function is called. PHP prints them as `wants` of the island's
	 * data-props (browser-engine.ts reads them), so that one request includes the counts of islands that are not
	 * hydrated yet.
	 *
	 * @param wanted    Counts that the island displays.
	 * @param isPrinted True if the server-rendered HTML contains them: they are then requested only after the first
	 * change of the URL for which the page was rendered.
	 */
	requestCounts(wanted: CountsRequest, isPrinted: boolean): () => () => void;
	/** Requests the failed grids or counts again. */
	retry(): () => void;
};

export const catalogueStore =
	referToStore<ReduxStoreConfig<CatalogueState, CatalogueActions, CatalogueSelectors>>(
		CATALOGUE_STORE_KEY,
	);
