/**
 * Store of the catalogue islands (contract.ts), based on an engine that may still be loading, and its start on a page.
 */
import { createReduxStore, dispatch } from '@wordpress/data';
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import { readFilters, writeFilters, writeOrder } from '../../domain/catalogue/address';
import type { AddressRules } from '../../domain/catalogue/arguments';
import { failed } from '../../domain/support/result';
import type { LoadCollection } from './collections/resolvers';
import { referToStore } from '../shared/registry';
import { report } from '../shared/guard';
import { pageGlobal } from '../shared/page-global';
import { pageRegistry } from '../shared/page-registry';
import type { Registry } from '../shared/registry';
import type { AddressBar } from './browser-address';
import type { StartBrowserEngine } from './browser-engine';
import { CATALOGUE_STORE_KEY, catalogueStore } from './contract';
import type { CatalogueState, CatalogueActions, CatalogueSelectors } from './contract';
import type { Engine, StateAccess } from './engine';
import type { CatalogueContext, CataloguePage } from './page';
import { rulesOf } from './rules';
import { readSettings } from './settings';

/** Replaces parts of the state. */
export interface CatalogueAction {
	readonly type: 'UPDATE';
	readonly changes: Partial<CatalogueState>;
}

const update = (changes: Partial<CatalogueState>): CatalogueAction => ({
	type: 'UPDATE',
	changes,
});

/** Creates the reducer, which stores the results of the engine. */
const createReducer =
	(initial: CatalogueState) =>
	(
		state: CatalogueState = initial,
		action: CatalogueAction | { readonly type: '@@INIT' },
	): CatalogueState =>
		action.type === 'UPDATE' ? { ...state, ...action.changes } : state;

/** The store including its internal actions and selectors. */
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

export interface CatalogueDependencies {
	readonly registry: Registry;
	readonly rules: AddressRules;
	readonly bar: Pick<AddressBar, 'url' | 'navigate'>;
	readonly isOnline: () => boolean;
	/**
	 * Runs a task asynchronously, so that a ticked checkbox is painted before the URL and everything that depends on it
	 * are updated.
	 */
	readonly runInTask: (task: () => void) => void;
	/**
	 * Returns the engine synchronously if its script is already loaded. Rejects if it cannot be loaded; the next call
	 * tries again.
	 */
	readonly loadEngine: (access: StateAccess) => Engine | Promise<Engine>;
}

/**
 * Registers the store and starts to load the engine. Operations wait for it but are visible immediately: `getFilters`
 * returns the selected filters before the URL contains them.
 */
export const createCatalogue = ({
	registry,
	rules,
	bar,
	isOnline,
	runInTask,
	loadEngine,
}: CatalogueDependencies): LoadCollection => {
	const access: StateAccess = {
		state: () => registry.select(ownStore).getState(),
		show: (changes) => void registry.dispatch(ownStore).update(changes),
	};
	let engine: Engine | null = null;
	let loadingEngine: ReturnType<typeof loadEngine> | null = null;

	const load = async (): Promise<Engine> => {
		try {
			const arriving = (loadingEngine ??= loadEngine(access));
			return (engine ??= arriving instanceof Promise ? await arriving : arriving);
		} finally {
			loadingEngine = null;
		}
	};

	/** Runs the task synchronously if the engine is loaded; runs `without` if it cannot be loaded. */
	const withEngine = (task: (engine: Engine) => void, without: () => unknown = () => undefined) =>
		engine
			? task(engine)
			: load().then(task, (error: unknown) => {
					report(error);
					without();
				});

	/** Fallback without the engine: the server renders the page for the URL. */
	const leaveFor = (url: string): void => {
		if (isOnline()) {
			bar.navigate(url);
		} else {
			access.show({ grids: { kind: 'failed', isOffline: true } });
		}
	};

	const changeWithoutEngine = (): void =>
		leaveFor(writeFilters(bar.url(), access.state().filters, rules));

	const actions: CatalogueActions = {
		changeFilters: (filters, options) => () => {
			access.show({ filters });
			runInTask(
				() => void withEngine((here) => here.changeFilters(filters, options), changeWithoutEngine),
			);
		},
		changeOrder: (order) => () =>
			withEngine(
				(here) => here.changeOrder(order),
				() => leaveFor(writeOrder(bar.url(), order, rules)),
			),
		goToPage: (url) => () =>
			withEngine(
				(here) => here.goToPage(url),
				() => leaveFor(url),
			),
		requestCounts: (wanted, isPrinted) => () => {
			let isWanted = true;
			let stop = (): void => undefined;
			void withEngine((here) => {
				if (isWanted) {
					stop = here.requestCounts(wanted, isPrinted);
				}
			});
			return () => {
				isWanted = false;
				stop();
			};
		},
		retry: () => () => {
			const { filters } = access.state();
			return engine
				? engine.retry()
				: withEngine((here) => here.changeFilters(filters), changeWithoutEngine);
		},
	};

	const url = bar.url();
	registry.register(
		createReduxStore(CATALOGUE_STORE_KEY, {
			reducer: createReducer({
				url,
				filters: readFilters(url, rules),
				counts: { kind: 'none' },
				grids: { kind: 'still' },
			}),
			selectors,
			actions: { ...actions, update },
		}),
	);
	void withEngine(() => undefined);

	return async (...collection) => {
		const here = engine ?? (await load().catch(report));
		return here
			? here.load(...collection)
			: failed({ kind: 'connection', reason: isOnline() ? 'lost' : 'offline' });
	};
};

/** Loads the engine. Resolves to undefined if it cannot be loaded. */
export type LoadBrowserEngine = () => Promise<StartBrowserEngine | undefined>;

const start = (context: CatalogueContext, loadEngine: LoadBrowserEngine): CataloguePage => {
	const registry = pageRegistry;
	const settings = readSettings(context.settings);
	const rules = rulesOf(settings);
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
			const startBrowserEngine = await loadEngine();
			if (!startBrowserEngine) {
				throw new Error('catalogue-filtering did not run.');
			}
			return startBrowserEngine(
				{ registry, rules, pageQuery: settings.pageQuery, root: context.api.root },
				access,
			);
		},
	});
	window.addEventListener('online', () => void dispatch(catalogueStore).retry());
	return { registry, settings, load };
};

declare global {
	interface StorefrontIslands {
		/** The page's catalogue, shared with islands that are built separately. */
		catalogue?: CataloguePage;
	}
}

/**
 * Starts the catalogue's stores, once per page, when the first of its islands hydrates. Islands call the function of
 * the same name in islands/shared.
 */
export const ensureCatalogue = (
	context: CatalogueContext,
	loadEngine: LoadBrowserEngine,
): CataloguePage => (pageGlobal().catalogue ??= start(context, loadEngine));
