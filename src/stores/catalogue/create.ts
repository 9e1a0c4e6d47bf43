/** Registers the catalogue's stores: WooCommerce's three where they are missing, and the one that islands use. */
import { createReduxStore } from '@wordpress/data';
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import type { CataloguePort } from '../../api/catalogue/port';
import { readFilters, type AddressRules } from '../../domain/catalogue/address';
import type { CountsWanted } from '../../domain/catalogue/counts';
import { sameFilters } from '../../domain/catalogue/followed';
import type { StoreQuery } from '../../domain/catalogue/query';
import { createCollectionsStore } from '../collections';
import { collectionsStore } from '../collections/contract';
import { createLoadCollection, type LoadCollection } from '../collections/load';
import { createQueryStateStore, queryStateStore } from '../query-state';
import { referToStore, type Registry } from '../registry';
import { createSchemaStore } from '../schema';
import { schemaStore } from '../schema/contract';
import type { AddressBar } from './browser-address';
import {
	CATALOGUE_STORE_KEY,
	type CatalogueActions,
	type CatalogueSelectors,
	type CatalogueState,
} from './contract';
import { createCounting } from './counting';
import { createFollowing } from './following';
import type { GridsPort } from './page';
import { createQuerySync } from './query-sync';
import { createReducer, update } from './reducer';

export interface CatalogueDependencies {
	readonly registry: Registry;
	readonly port: CataloguePort;
	readonly rules: AddressRules;
	/** What the page asks for by itself, as a category's page does. */
	readonly asked: StoreQuery;
	readonly bar: AddressBar;
	readonly grids: GridsPort;
	readonly sleepersWant: () => readonly CountsWanted[];
	readonly after: (milliseconds: number, callback: () => void) => () => void;
	readonly announce: () => void;
}

/** The store with what only its own parts use. */
const ownStore =
	referToStore<
		ReduxStoreConfig<
			CatalogueState,
			CatalogueActions & { update: typeof update },
			CatalogueSelectors & { getState(state: CatalogueState): CatalogueState }
		>
	>(CATALOGUE_STORE_KEY);

const selectors = {
	getState: (state: CatalogueState) => state,
	getUrl: ({ url }: CatalogueState) => url,
	getFilters: ({ filters }: CatalogueState) => filters,
	getCounts: ({ counts }: CatalogueState) => counts,
	getGrids: ({ grids }: CatalogueState) => grids,
};

/** Not typed as missing: select gives undefined for a store that nobody registered. */
const registerMissing = (registry: Registry, port: CataloguePort): void => {
	if (!registry.select(queryStateStore)) {
		registry.register(createQueryStateStore());
	}
	if (!registry.select(schemaStore)) {
		registry.register(createSchemaStore(registry, port));
	}
	if (!registry.select(collectionsStore)) {
		registry.register(createCollectionsStore(registry, port));
	}
};

export const createCatalogue = (dependencies: CatalogueDependencies): LoadCollection => {
	const { registry, port, rules, asked, bar, grids, sleepersWant, after, announce } = dependencies;
	registerMissing(registry, port);

	const url = bar.url();
	const initial: CatalogueState = {
		url,
		filters: readFilters(url, rules),
		counts: { kind: 'none' },
		grids: { kind: 'still' },
	};
	const state = () => registry.select(ownStore).getState();
	const query = createQuerySync(registry, asked, () => state().filters);
	const load = createLoadCollection(registry, port);
	const show = (changes: Partial<CatalogueState>) =>
		void registry.dispatch(ownStore).update(changes);
	const counting = createCounting({
		load,
		products: query.read,
		sleepersWant,
		after,
		show: (counts) => show({ counts }),
	});
	const following = createFollowing({
		rules,
		bar,
		grids,
		counting,
		state,
		show,
		tellQueryState: query.tell,
		announce,
	});
	const isAsPrinted = () => sameFilters(state().filters, readFilters(bar.printedUrl(), rules));

	const actions: CatalogueActions = {
		changeFilters:
			(...change) =>
			() =>
				following.changeFilters(...change),
		changeOrder: (order) => () => following.changeOrder(order),
		wantCounts: (wanted, isPrinted) => () => counting.want(wanted, isPrinted && isAsPrinted()),
		retry: () => () => following.retry(),
	};
	registry.register(
		createReduxStore(CATALOGUE_STORE_KEY, {
			reducer: createReducer(initial),
			selectors,
			actions: { ...actions, update },
		}),
	);

	query.tell(initial.filters);
	query.onForeign((foreign) => {
		// Elsewhere whoever wrote it navigates by itself.
		if (grids.canRefresh()) {
			following.changeFilters(foreign);
		}
	});
	bar.onChange(() => following.follow());
	return load;
};
