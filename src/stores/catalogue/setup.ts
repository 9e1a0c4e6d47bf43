import apiFetch from '@wordpress/api-fetch';
import { dispatch, register, select, subscribe } from '@wordpress/data';
import { createCataloguePort } from '../../api/catalogue/create-port';
import type { AddressRules } from '../../domain/catalogue/address';
import type { Registry } from '../registry';
import { createAddressBar } from './browser-address';
import { catalogueStore } from './contract';
import { createCatalogue } from './create';
import {
	FILTERS_CHANGED,
	type CatalogueContext,
	type CataloguePage,
	type CreateGrids,
} from './page';
import { readSettings } from './settings';
import { wantsOfPage } from './printed';

/** The types of @wordpress/data leave its arguments out. */
const listenTo: Registry['subscribe'] = (listener, storeName) => subscribe(listener, storeName);

const start = (context: CatalogueContext, createGrids: CreateGrids): CataloguePage => {
	const registry: Registry = { select, dispatch, register, subscribe: listenTo };
	const settings = readSettings(context.settings);
	const port = createCataloguePort({
		apiFetch,
		root: context.api.root,
		isOnline: () => navigator.onLine,
		fetch: (input, init) => window.fetch(input, init),
	});
	const rules: AddressRules = {
		minorUnit: settings.currency.minorUnit,
		attributes: settings.attributes.map(({ taxonomy }) => taxonomy),
	};
	const bar = createAddressBar(window);
	const load = createCatalogue({
		registry,
		port,
		rules,
		asked: settings.pageQuery,
		bar,
		grids: createGrids({
			registry,
			refreshLoop: port.refreshLoop,
			rules,
			printedUrl: bar.printedUrl(),
		}),
		sleepersWant: () => wantsOfPage(document),
		after: (milliseconds, callback) => {
			const timer = window.setTimeout(callback, milliseconds);
			return () => window.clearTimeout(timer);
		},
		announce: () => {
			document.body.dispatchEvent(new CustomEvent(FILTERS_CHANGED));
		},
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
