/**
 * Starts the catalogue engine in a browser. Reads the counts that the islands of the page need, as PHP printed them.
 */
import apiFetch from '@wordpress/api-fetch';
import { createCataloguePort } from '../../api/catalogue/port';
import { parseJson } from '../../domain/support/json';
import { COUNTED, type CountsRequest } from '../../domain/catalogue/query';
import { readFlag, readList, readRecord } from '../../domain/support/unknown';
import { createAddressBar } from './browser-address';
import { startEngine } from './engine';
import type { Engine, EngineDependencies, StateAccess } from './engine';
import { FILTERS_CHANGED } from './page';
import type { CreateGrids } from './page';

const readAttribute = (json: unknown): NonNullable<CountsRequest['attributes']> => {
	const { taxonomy, queryType } = readRecord(json);
	return typeof taxonomy === 'string'
		? [{ taxonomy, queryType: queryType === 'and' ? 'and' : 'or' }]
		: [];
};

/** Reads `wants` of an island's data-props, as PHP prints it; malformed parts are ignored. */
const readCountsRequest = (props: unknown): CountsRequest => {
	const wants = readRecord(readRecord(props).wants);
	return {
		...Object.fromEntries(COUNTED.map((name) => [name, readFlag(wants[name])])),
		attributes: readList(wants.attributes).flatMap(readAttribute),
	};
};

/** Reads the counts that all islands of a page need, hydrated or not, so that one request includes them. */
const countsRequestsOfPage = (page: ParentNode): readonly CountsRequest[] =>
	[...page.querySelectorAll<HTMLElement>('[data-island][data-props*=\'"wants"\']')].map(
		({ dataset }) => readCountsRequest(parseJson(dataset.props ?? '')),
	);

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
		const port = createCataloguePort({
			apiFetch,
			root,
			isOnline: () => navigator.onLine,
			fetch: (input, init) => window.fetch(input, init),
		});
		return startEngine(
			{
				...dependencies,
				port,
				bar: createAddressBar(window),
				createGrids,
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
