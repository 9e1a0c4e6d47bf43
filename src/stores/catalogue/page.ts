/**
 * Data and functions that the catalogue islands of a page share. The first hydrated island creates them through
 * `ensureCatalogue` (setup.ts).
 */
import type { CataloguePort } from '../../api/ports';
import type { AddressRules } from '../../domain/catalogue/arguments';
import type { ProductAttribute, CatalogueFilters } from '../../domain/catalogue/filters';
import type { StoreQuery } from '../../domain/catalogue/query';
import type { Currency } from '../../domain/support/money';
import type { Failure } from '../../domain/failure/failure';
import { failed } from '../../domain/support/result';
import type { Result } from '../../domain/support/result';
import type { LoadCollection } from './collections/resolvers';
import { report } from '../shared/guard';
import type { Registry } from '../shared/registry';

/** Grids of the page, which src/islands/product-grid/grids finds, refreshes and replaces. */
export interface GridsPort {
	/** True if a grid can be refreshed without a reload; otherwise a change of filters navigates. */
	canRefresh(): boolean;
	/** Calls the task once a refresh can send requests; immediately if nothing has to be loaded for it. */
	whenReady(task: () => void): void;
	/**
	 * Refreshes the grids that the change affects. Rejects only when aborted. After a `malformed` failure, or one with
	 * a 4xx status other than 429, the grids cannot be refreshed on this page: the page is then reloaded.
	 */
	refresh(
		url: string,
		filters: CatalogueFilters,
		signal: AbortSignal,
	): Promise<Result<{ readonly total: number | null }, Failure>>;
}

/**
 * Handles the rejection of a request for grids or counts: null if it was aborted, else the failure of one whose answer
 * could not be used, such as where a plugin's observer of the page threw.
 */
export const lost =
	(signal: AbortSignal) =>
	(error: unknown): Result<never, Failure> | null => {
		if (signal.aborted) {
			return null;
		}
		report(error);
		return failed({ kind: 'connection', reason: 'lost' });
	};

export interface GridsDependencies {
	readonly registry: Registry;
	readonly refreshLoop: CataloguePort['refreshLoop'];
	readonly rules: AddressRules;
	/** URL for which the server rendered the page, and which its grids show initially. */
	readonly printedUrl: string;
}

/** Creates the grids; called after the catalogue's store is registered. */
export type CreateGrids = (dependencies: GridsDependencies) => GridsPort;

export interface CatalogueSettings {
	readonly currency: Currency;
	readonly attributes: readonly ProductAttribute[];
	/** See AddressRules. */
	readonly defaultsToOr?: boolean;
	/** See AddressRules. */
	readonly pagedPath?: string;
	/** Query of the page itself, such as a category page's, without filters: Store API arguments. */
	readonly pageQuery: StoreQuery;
}

export interface CataloguePage {
	readonly registry: Registry;
	readonly settings: CatalogueSettings;
	/**
	 * Loads collections of the Store API, cached together with the page's others, for requests other than the counts.
	 */
	readonly load: LoadCollection;
}

/**
 * Event on body: the filters of the URL have changed. Islands that are not hydrated yet hydrate on it, so that their
 * counts are updated.
 */
export const FILTERS_CHANGED = 'storefront-islands_filters_changed';

/** Part of an island's MountContext from which the page is created. */
export interface CatalogueContext {
	readonly settings: unknown;
	readonly api: { readonly root: string };
}
