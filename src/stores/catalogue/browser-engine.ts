/** Starts the catalogue engine in a browser. */
import apiFetch from '@wordpress/api-fetch';
import { createCataloguePort } from '../../api/catalogue/create-port';
import { createAddressBar } from './browser-address';
import { startEngine, type Engine, type EngineDependencies, type StateAccess } from './engine';
import { FILTERS_CHANGED, type CreateGrids } from './page';
import { countsRequestsOfPage } from './wants-of-page';

export interface BrowserDependencies extends Pick<
	EngineDependencies,
	'registry' | 'rules' | 'pageQuery'
> {
	/** REST root with trailing slash. */
	readonly root: string;
}

export type StartBrowserEngine = (dependencies: BrowserDependencies, access: StateAccess) => Engine;

/** Returns the function that starts the engine (startEngine) with the page's grids. */
export const browserEngine =
	(createGrids: CreateGrids): StartBrowserEngine =>
	({ root, ...dependencies }, access) => {
		const { registry, rules } = dependencies;
		const port = createCataloguePort({
			apiFetch,
			root,
			isOnline: () => navigator.onLine,
			fetch: (input, init) => window.fetch(input, init),
		});
		const bar = createAddressBar(window);
		const { refreshLoop } = port;
		return startEngine(
			{
				...dependencies,
				port,
				bar,
				grids: createGrids({ registry, refreshLoop, rules, printedUrl: bar.printedUrl() }),
				unhydratedRequests: () => countsRequestsOfPage(document),
				after: (milliseconds, callback) => {
					const timer = window.setTimeout(callback, milliseconds);
					return () => window.clearTimeout(timer);
				},
				notify: () => {
					document.body.dispatchEvent(new CustomEvent(FILTERS_CHANGED));
				},
			},
			access,
		);
	};
