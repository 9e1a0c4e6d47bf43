/** Catalogue stores on an in-memory page, for tests of islands. */
import type { CataloguePort } from '../../src/api/ports';
import type { ProductAttribute } from '../../src/domain/catalogue/filters';
import { failed, success } from '../../src/domain/support/result';
import { rulesOf } from '../../src/stores/catalogue/rules';
import { readSettings } from '../../src/stores/catalogue/settings';
import { createWholeCatalogue } from './catalogue-store';
import { aRegistry } from './stores';

const attribute = (id: number, name: string, label: string): ProductAttribute => ({
	id,
	name,
	taxonomy: `pa_${name}`,
	label,
});

/** Settings with the attributes Color and Size and prices in dollars. */
const someCatalogueSettings = () =>
	readSettings({
		currency: { code: 'USD', symbol: '$', precision: 2, decimalSeparator: '.' },
		productAttributes: [attribute(1, 'color', 'Color'), attribute(2, 'size', 'Size')],
	});

interface CatalogueOptions {
	/** Collections by path, as the Store API would return them; any other path fails. */
	readonly collections?: Readonly<Record<string, unknown>>;
	/** True if a grid is refreshed without a page load. */
	readonly hasGrid?: boolean;
	/** True in a shop that reads several terms as "or" unless the address says something else. */
	readonly defaultsToOr?: boolean;
}

/**
 * Creates a page of products.
 *
 * @param address Absolute URL.
 */
export const aCataloguePage = (
	address: string,
	{ collections = {}, hasGrid = true, defaultsToOr = false }: CatalogueOptions = {},
) => {
	const registry = aRegistry();
	const settings = { ...someCatalogueSettings(), defaultsToOr };
	/** Changes of the URL, e.g. 'replace /shop/?…'. */
	const history: string[] = [];
	const asked: string[] = [];
	const timers: (() => void)[] = [];
	const failure = { kind: 'connection', reason: 'lost' } as const;
	let url = address;
	const go = (how: string) => (to: string) => {
		history.push(`${how} ${to.replace(/^https?:\/\/[^/]+/, '')}`);
		url = to;
	};
	const port: CataloguePort = {
		collection: (path) => {
			asked.push(path);
			const items = collections[path];
			return Promise.resolve(
				items === undefined ? failed(failure) : success({ items, headers: new Headers() }),
			);
		},
		routes: () => Promise.resolve(success([])),
		refreshLoop: () => Promise.resolve(failed(failure)),
	};
	let heard = (): void => undefined;
	const load = createWholeCatalogue({
		registry,
		port,
		rules: rulesOf(settings),
		pageQuery: {},
		bar: {
			url: () => url,
			printedUrl: () => address,
			replace: go('replace'),
			push: go('push'),
			navigate: go('navigate'),
			reload: () => void history.push('reload'),
			onChange: (listener) => {
				heard = listener;
			},
		},
		createGrids: () => ({
			canRefresh: () => hasGrid,
			whenReady: (task) => task(),
			refresh: () => Promise.resolve(success({ total: 1 })),
		}),
		unhydratedRequests: () => [],
		after: (_milliseconds, callback) => {
			timers.push(callback);
			return () => void timers.splice(timers.indexOf(callback), 1);
		},
		notify: () => undefined,
	});
	return {
		registry,
		settings,
		load,
		history,
		/** Paths of requested collections, in order. */
		asked,
		/** Changes the URL like another script. */
		goTo: (to: string) => {
			url = to;
			heard();
		},
		/** Runs all pending timers. */
		elapse: () => timers.splice(0).forEach((callback) => callback()),
	};
};
