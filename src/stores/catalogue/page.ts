/** What catalogue islands share of a page. `ensureCatalogue` (setup.ts) gives it; the first island that wakes makes it. */
import type { CataloguePort } from '../../api/catalogue/port';
import type { AddressRules } from '../../domain/catalogue/address';
import type { ProductAttribute } from '../../domain/catalogue/attribute';
import type { CatalogueFilters } from '../../domain/catalogue/filters';
import type { StoreQuery } from '../../domain/catalogue/query';
import type { Currency } from '../../domain/money';
import type { Failure } from '../../domain/failure';
import type { Result } from '../../domain/result';
import type { LoadCollection } from '../collections/load';
import type { Registry } from '../registry';

/** The grids of the page, which src/islands/shared/grids finds, refreshes and swaps. */
export interface GridsPort {
	/** Whether there is a grid that follows without a reload; else a change of filters navigates. */
	canRefresh(): boolean;
	/**
	 * Brings the grids that the change concerns up to an address. Rejects only when aborted. A `malformed` failure, or one of
	 * status 404, means that it cannot work here at all: the browser then navigates.
	 */
	refresh(
		url: string,
		filters: CatalogueFilters,
		signal: AbortSignal,
	): Promise<Result<{ readonly total: number | null }, Failure>>;
}

export interface GridsDependencies {
	readonly registry: Registry;
	readonly refreshLoop: CataloguePort['refreshLoop'];
	readonly rules: AddressRules;
	/** The address of the page that the server made: what its grids show at first. */
	readonly printedUrl: string;
}

/** Called once the catalogue's store is registered. */
export type CreateGrids = (dependencies: GridsDependencies) => GridsPort;

export interface CatalogueSettings {
	readonly currency: Currency;
	readonly attributes: readonly ProductAttribute[];
	/** What the page asks for by itself, as a category's page does, without any filter: Store API arguments. */
	readonly pageQuery: StoreQuery;
}

export interface CataloguePage {
	readonly registry: Registry;
	readonly settings: CatalogueSettings;
	/** Collections of the Store API, cached with the page's others: for what islands ask besides the counts. */
	readonly load: LoadCollection;
}

/** Heard on body: the filters of the address have changed. Sleeping islands wake by it, so that their counts follow. */
export const FILTERS_CHANGED = 'storefront-islands_filters_changed';

/** The part of an island's MountContext that the page is made of. */
export interface CatalogueContext {
	readonly settings: unknown;
	readonly api: { readonly root: string };
}
