import { dispatch, register, select, subscribe } from '@wordpress/data';
import type { AddressRules } from '../../domain/catalogue/address';
import type { Registry } from '../registry';
import { createAddressBar } from './browser-address';
import { catalogueStore } from './contract';
import { createCatalogue } from './create';
import { type CatalogueContext, type CataloguePage, type CreateGrids } from './page';
import { readSettings } from './settings';

/** The types of @wordpress/data leave its arguments out. */
const listenTo: Registry['subscribe'] = (listener, storeName) => subscribe(listener, storeName);

const start = (context: CatalogueContext, createGrids: CreateGrids): CataloguePage => {
	const registry: Registry = { select, dispatch, register, subscribe: listenTo };
	const settings = readSettings(context.settings);
	const rules: AddressRules = {
		minorUnit: settings.currency.minorUnit,
		attributes: settings.attributes.map(({ taxonomy }) => taxonomy),
	};
	const bar = createAddressBar(window);
	const importEngine = () => import(/* webpackChunkName: "filtering" */ './browser-engine');
	const grids = createGrids({
		registry,
		refreshLoop: async (...request) =>
			(await importEngine()).createPort(context.api.root).refreshLoop(...request),
		rules,
		printedUrl: bar.printedUrl(),
	});
	const load = createCatalogue({
		registry,
		rules,
		bar,
		isOnline: () => navigator.onLine,
		loadEngine: async (access) =>
			(await importEngine()).startBrowserEngine(
				{ registry, rules, bar, grids, root: context.api.root, asked: settings.pageQuery },
				access,
			),
	});
	window.addEventListener('online', () => void dispatch(catalogueStore).retry());
	return { registry, settings, load };
};

declare global {
	interface Window {
		/** Islands that were built apart find the page's catalogue here. */
		storefrontCatalogue?: CataloguePage;
	}
}

/**
 * Starts the catalogue's stores, once a page: whichever island wakes first brings them. Islands call the function of the same name
 * in islands/shared, which brings the grids with it.
 */
export const ensureCatalogue = (
	context: CatalogueContext,
	createGrids: CreateGrids,
): CataloguePage => (window.storefrontCatalogue ??= start(context, createGrids));
