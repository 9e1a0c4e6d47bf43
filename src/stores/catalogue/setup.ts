import { dispatch, register, select, subscribe } from '@wordpress/data';
import type { AddressRules } from '../../domain/catalogue/address';
import type { Registry } from '../registry';
import type { StartBrowserEngine } from './browser-engine';
import { catalogueStore } from './contract';
import { createCatalogue } from './create';
import type { CatalogueContext, CataloguePage } from './page';
import { readSettings } from './settings';

/** The types of @wordpress/data omit the arguments of `subscribe`. */
const listenTo: Registry['subscribe'] = (listener, storeName) => subscribe(listener, storeName);

/** Loads a script of the boot data with its dependencies. Resolves also if it could not be loaded. */
export type LoadScripts = (name: string) => Promise<void>;

const start = (context: CatalogueContext, loadScripts: LoadScripts): CataloguePage => {
	const registry: Registry = { select, dispatch, register, subscribe: listenTo };
	const settings = readSettings(context.settings);
	const rules: AddressRules = {
		minorUnit: settings.currency.minorUnit,
		attributes: settings.attributes.map(({ taxonomy }) => taxonomy),
	};
	const load = createCatalogue({
		registry,
		rules,
		bar: {
			url: () => window.location.href,
			navigate: (url) => window.location.assign(url),
		},
		isOnline: () => navigator.onLine,
		runInTask: (task) => void window.setTimeout(task),
		loadEngine: async (access) => {
			await loadScripts('catalogue-filtering');
			if (!window.storefrontStartEngine) {
				throw new Error('catalogue-filtering did not run.');
			}
			return window.storefrontStartEngine(
				{ registry, rules, pageQuery: settings.pageQuery, root: context.api.root },
				access,
			);
		},
	});
	window.addEventListener('online', () => void dispatch(catalogueStore).retry());
	return { registry, settings, load };
};

declare global {
	interface Window {
		/** The page's catalogue, shared with islands that are built separately. */
		storefrontCatalogue?: CataloguePage;
		/** Set by the script `catalogue-filtering`. */
		storefrontStartEngine?: StartBrowserEngine;
	}
}

/**
 * Starts the catalogue's stores, once per page, when the first of its islands hydrates. Islands call the function of
 * the same name in islands/shared.
 */
export const ensureCatalogue = (
	context: CatalogueContext,
	loadScripts: LoadScripts,
): CataloguePage => (window.storefrontCatalogue ??= start(context, loadScripts));
