/** The engine in a browser. */
import apiFetch from '@wordpress/api-fetch';
import { createCataloguePort } from '../../api/catalogue/create-port';
import type { CataloguePort } from '../../api/catalogue/port';
import { startEngine, type Engine, type EngineDependencies, type StateAccess } from './engine';
import { FILTERS_CHANGED } from './page';
import { wantsOfPage } from './printed';

/** @param root REST root with trailing slash. */
export const createPort = (root: string): CataloguePort =>
	createCataloguePort({
		apiFetch,
		root,
		isOnline: () => navigator.onLine,
		fetch: (input, init) => window.fetch(input, init),
	});

interface BrowserDependencies extends Pick<
	EngineDependencies,
	'registry' | 'rules' | 'bar' | 'grids' | 'asked'
> {
	/** REST root with trailing slash. */
	readonly root: string;
}

/** See startEngine. */
export const startBrowserEngine = (
	{ root, ...dependencies }: BrowserDependencies,
	access: StateAccess,
): Engine =>
	startEngine(
		{
			...dependencies,
			port: createPort(root),
			sleepersWant: () => wantsOfPage(document),
			after: (milliseconds, callback) => {
				const timer = window.setTimeout(callback, milliseconds);
				return () => window.clearTimeout(timer);
			},
			announce: () => {
				document.body.dispatchEvent(new CustomEvent(FILTERS_CHANGED));
			},
		},
		access,
	);
