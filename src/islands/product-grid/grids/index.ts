import type { Failure } from '../../../domain/failure/failure';
import { failed } from '../../../domain/support/result';
import type { CreateGrids, GridsPort } from '../../../stores/catalogue/page';
import { loadInTime } from '../../../stores/shared/load-module';
import { OURS, PAGE_BUILDERS, SELF_REFRESHING } from './selectors';

const REFRESHABLE = [OURS, PAGE_BUILDERS, SELF_REFRESHING].join();

/** If the script cannot be loaded, the browser navigates, provided that there is a network. */
const notLoaded = (): Failure =>
	navigator.onLine
		? { kind: 'malformed', code: 'not_loaded', message: '' }
		: { kind: 'connection', reason: 'offline' };

/**
 * Provides the page's grids to stores/catalogue. They are refreshed by a separate script, loaded as soon as a catalogue
 * island is hydrated, as its sanitiser is larger than the island.
 */
export const createGrids: CreateGrids = (dependencies) => {
	let refresh: GridsPort['refresh'] | null = null;

	const load = async (): Promise<GridsPort['refresh'] | null> => {
		const grids = await loadInTime('catalogue-grids');
		return (refresh ??= grids?.openGrids(dependencies) ?? null);
	};
	const canRefresh = () => document.querySelector(REFRESHABLE) !== null;

	if (canRefresh()) {
		void load();
	}
	return {
		canRefresh,
		whenReady: (task) => {
			if (refresh || !canRefresh()) {
				task();
			} else {
				void load().then(task);
			}
		},
		refresh: async (...address) => (await load())?.(...address) ?? failed(notLoaded()),
	};
};
