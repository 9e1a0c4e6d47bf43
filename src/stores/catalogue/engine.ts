/**
 * What happens when filters change: a script of its own (islands/shared/catalogue-filtering.ts), which comes as soon as an island of the catalogue is awake. Islands are drawn
 * without it.
 */
import type { CataloguePort } from '../../api/catalogue/port';
import { readFilters, type AddressRules } from '../../domain/catalogue/address';
import type { CountsWanted } from '../../domain/catalogue/counts';
import { sameFilters } from '../../domain/catalogue/same-filters';
import type { StoreQuery } from '../../domain/catalogue/query';
import { createCollectionsStore } from '../collections';
import { collectionsStore } from '../collections/contract';
import { createLoadCollection, type LoadCollection } from '../collections/load';
import { createResolve } from '../collections/resolve';
import { createQueryStateStore, queryStateStore } from '../query-state';
import type { Registry } from '../registry';
import { createSchemaStore } from '../schema';
import { schemaStore } from '../schema/contract';
import type { AddressBar } from './browser-address';
import type { CatalogueState } from './contract';
import { createCounting, type Counting } from './counting';
import { createFollowing, type Following } from './following';
import type { GridsPort } from './page';
import { createQuerySync } from './query-sync';

export interface EngineDependencies {
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

/** The store's state, read and written. */
export interface StateAccess {
	readonly state: () => CatalogueState;
	readonly show: (changes: Partial<CatalogueState>) => void;
}

export interface Engine extends Pick<
	Following,
	'changeFilters' | 'changeOrder' | 'goToPage' | 'retry'
> {
	readonly wantCounts: Counting['want'];
	readonly load: LoadCollection;
}

/** Not typed as missing: select gives undefined for a store that nobody registered. */
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

/** Begins to follow the address. WooCommerce's three stores are registered where they are missing. */
export const startEngine = (
	{ registry, port, rules, asked, bar, grids, sleepersWant, after, announce }: EngineDependencies,
	{ state, show }: StateAccess,
): Engine => {
	registerMissing(registry, port);
	const addressed = () => readFilters(bar.url(), rules);
	const query = createQuerySync(registry, asked, addressed);
	const load = createLoadCollection(registry, port);
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

	query.tell(addressed());
	query.onForeign((foreign) => {
		// Elsewhere whoever wrote it navigates by itself.
		if (grids.canRefresh()) {
			following.changeFilters(foreign);
		}
	});
	bar.onChange(() => following.follow());

	const isAsPrinted = () => sameFilters(addressed(), readFilters(bar.printedUrl(), rules));
	return {
		...following,
		wantCounts: (wanted, isPrinted) => counting.want(wanted, isPrinted && isAsPrinted()),
		load,
	};
};
