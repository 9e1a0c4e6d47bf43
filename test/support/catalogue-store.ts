/** Creates a registry with the catalogue's stores and a fake shop, for tests. */
import type { CountsRequest, StoreQuery } from '../../src/domain/catalogue/query';
import { catalogueStore } from '../../src/stores/catalogue/contract';
import { startEngine } from '../../src/stores/catalogue/engine';
import type { EngineDependencies } from '../../src/stores/catalogue/engine';
import { createCatalogue } from '../../src/stores/catalogue/setup';
import { FakeAddressBar, FakeCataloguePort, FakeGrids, FakeTime } from '../fakes/catalogue';
import { aRegistry } from './stores';

/** Creates the store with its engine, which in a browser is loaded later. */
export const createWholeCatalogue = (dependencies: EngineDependencies) =>
	createCatalogue({
		...dependencies,
		isOnline: () => true,
		runInTask: (task) => task(),
		loadEngine: (access) => startEngine(dependencies, access),
	});

export interface CatalogueOptions {
	readonly url?: string;
	/** Query of the page itself. */
	readonly pageQuery?: StoreQuery;
	/** Counts needed by islands that are not hydrated yet. */
	readonly unhydratedRequests?: readonly CountsRequest[];
	/** If false, changes navigate. */
	readonly hasGrid?: boolean;
	readonly registry?: ReturnType<typeof aRegistry>;
}

/** Creates a page of a shop that has the attributes color, size and size_eu, in dollars. */
export const aCatalogue = ({
	url = 'https://shop.test/shop/',
	pageQuery = {},
	unhydratedRequests = [],
	hasGrid = true,
	registry = aRegistry(),
}: CatalogueOptions = {}) => {
	const port = new FakeCataloguePort();
	const bar = new FakeAddressBar(url);
	const grids = new FakeGrids();
	grids.isThere = hasGrid;
	const time = new FakeTime();
	const events: string[] = [];
	const load = createWholeCatalogue({
		registry,
		port,
		rules: { minorUnit: 2, attributes: ['pa_color', 'pa_size', 'pa_size_eu'] },
		pageQuery,
		bar,
		createGrids: grids.create,
		unhydratedRequests: () => unhydratedRequests,
		after: time.after,
		notify: () => void events.push('filters-changed'),
	});
	return {
		registry,
		port,
		bar,
		grids,
		time,
		events,
		load,
		select: registry.select(catalogueStore),
		dispatch: registry.dispatch(catalogueStore),
	};
};
