/**
 * Applies changes of filters. It is a separate script (src/islands/product-grid/grids/catalogue-filtering.ts), loaded
 * when the first island of the catalogue hydrates; islands render without it.
 */
import type { CataloguePort } from '../../api/ports';
import { readFilters } from '../../domain/catalogue/address';
import type { AddressRules } from '../../domain/catalogue/arguments';
import type { CountsRequest, StoreQuery } from '../../domain/catalogue/query';
import { sameFilters } from '../../domain/catalogue/query';
import { createCollectionsStore } from './collections';
import { collectionsStore } from './collections/contract';
import { createLoadCollection, type LoadCollection, createResolve } from './collections/resolvers';
import { createQueryStateStore, queryStateStore } from './query-state';
import type { Registry } from '../shared/registry';
import { createSchemaStore } from './collections/schema';
import { schemaStore } from './collections/schema/contract';
import type { AddressBar } from './browser-address';
import type { CatalogueState } from './contract';
import { createCounting, type Counting } from './counting';
import { createFollowing, type Following } from './following';
import type { CreateGrids } from './page';
import { createQuerySync } from './query-sync';

export interface EngineDependencies {
	readonly registry: Registry;
	readonly port: CataloguePort;
	readonly rules: AddressRules;
	/** Query of the page itself, such as a category page's. */
	readonly pageQuery: StoreQuery;
	readonly bar: AddressBar;
	readonly createGrids: CreateGrids;
	readonly unhydratedRequests: () => readonly CountsRequest[];
	readonly after: (milliseconds: number, callback: () => void) => () => void;
	readonly notify: () => void;
}

/** Read and write access to the store's state. */
export interface StateAccess {
	readonly state: () => CatalogueState;
	readonly show: (changes: Partial<CatalogueState>) => void;
}

export interface Engine extends Pick<
	Following,
	'changeFilters' | 'changeOrder' | 'goToPage' | 'retry'
> {
	readonly requestCounts: Counting['request'];
	readonly load: LoadCollection;
}

/** The types do not include undefined, which select returns for a store that is not registered. */
const registerMissing = (registry: Registry, port: CataloguePort): void => {
	if (!registry.select(queryStateStore)) {
		registry.register(createQueryStateStore());
	}
	if (!registry.select(schemaStore)) {
		registry.register(createSchemaStore(registry, port));
	}
	if (!registry.select(collectionsStore)) {
		registry.register(createCollectionsStore(registry, createResolve(registry, port)));
	}
};

/** Starts to follow the URL. WooCommerce's three stores are registered if they are missing. */
export const startEngine = (
	{
		registry,
		port,
		rules,
		pageQuery,
		bar,
		createGrids,
		unhydratedRequests,
		after,
		notify,
	}: EngineDependencies,
	{ state, show }: StateAccess,
): Engine => {
	registerMissing(registry, port);
	const addressed = () => readFilters(bar.url(), rules);
	const query = createQuerySync(registry, pageQuery, addressed);
	const load = createLoadCollection(registry, port);
	const counting = createCounting({
		port,
		load,
		minorUnit: rules.minorUnit,
		products: query.read,
		unhydratedRequests,
		after: (milliseconds, task) => after(milliseconds, () => grids.whenReady(task)),
		show: (counts) => show({ counts }),
	});
	const { refreshLoop } = counting;
	const grids = createGrids({ registry, refreshLoop, rules, printedUrl: bar.printedUrl() });
	const following = createFollowing({
		rules,
		bar,
		grids,
		counting,
		state,
		show,
		syncQueryState: query.write,
		notify,
		after,
	});

	query.write(addressed());
	query.onForeign((foreign) => {
		// On other pages the script that wrote the filters navigates itself.
		if (grids.canRefresh()) {
			following.changeFilters(foreign);
		}
	});
	bar.onChange(() => following.follow());

	const isAsPrinted = () => sameFilters(addressed(), readFilters(bar.printedUrl(), rules));
	return {
		...following,
		requestCounts: (wanted, isPrinted) => counting.request(wanted, isPrinted && isAsPrinted()),
		load,
	};
};
