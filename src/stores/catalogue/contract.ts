/**
 * What catalogue islands use: the filters of the page's address, the counts under them, and the grids they act on. It stands on
 * wc/store/query-state and wc/store/collections. The address is the truth: whoever changes it changes the filters.
 */
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import type { Counts, CountsWanted } from '../../domain/catalogue/counts';
import type { CatalogueFilters } from '../../domain/catalogue/filters';
import { referToStore } from '../registry';

export const CATALOGUE_STORE_KEY = 'storefront-islands/catalogue';

/** Counts under the filters of the address. While others are on their way the last ones stay. */
export type CountsState =
	| { readonly kind: 'none' }
	| { readonly kind: 'loading'; readonly last: Counts | null }
	| { readonly kind: 'known'; readonly counts: Counts }
	/** `message` is text. */
	| { readonly kind: 'failed'; readonly last: Counts | null; readonly message: string };

/** The grids of the page, as one. */
export type GridsState =
	| { readonly kind: 'still' }
	| { readonly kind: 'refreshing' }
	/** Products found, where the server says; null where it does not. */
	| { readonly kind: 'refreshed'; readonly total: number | null }
	| { readonly kind: 'failed'; readonly isOffline: boolean };

export interface CatalogueState {
	/** The page's address, absolute. */
	readonly url: string;
	readonly filters: CatalogueFilters;
	readonly counts: CountsState;
	readonly grids: GridsState;
}

export interface ChangeOptions {
	/** Whether Back undoes the change (a block option); else the history entry is replaced. */
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
	 * Writes filters into the address: without pagination, all else untouched. On a page whose products are the server's alone the
	 * browser navigates; else the grids and the counts follow. Does nothing where these are the filters already.
	 */
	changeFilters(filters: CatalogueFilters, options?: ChangeOptions): () => void;
	/** Shows another page of the grids: a step that Back undoes. Where no grid can be refreshed the browser navigates. */
	goToPage(url: string): () => void;
	/** Sorts the grids that take the page's query: the argument `orderby`; the empty text for the shop's own order. */
	changeOrder(order: string): () => void;
	/**
	 * Counts that an island shows, from now on until the function that it gives is called. PHP prints them as `wants` of its
	 * data-props (printed.ts reads them), so that one request holds what islands that sleep still will show.
	 *
	 * @param wanted  What it shows.
	 * @param printed Whether the server's HTML held them: then they are asked for with the first change only, counted from the
	 *                address that the page came with.
	 */
	wantCounts(wanted: CountsWanted, printed: boolean): () => () => void;
	/** Asks for the grids or counts that failed once more. */
	retry(): () => void;
};

export const catalogueStore =
	referToStore<ReduxStoreConfig<CatalogueState, CatalogueActions, CatalogueSelectors>>(
		CATALOGUE_STORE_KEY,
	);
