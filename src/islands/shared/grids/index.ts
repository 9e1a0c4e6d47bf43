import type { Failure } from '../../../domain/failure';
import { failed } from '../../../domain/result';
import type { CreateGrids, GridsPort } from '../../../stores/catalogue/page';
import { loadScripts } from '../load-scripts';
import { OURS, PAGE_BUILDERS, SELF_REFRESHING } from './selectors';

const REFRESHABLE = [OURS, PAGE_BUILDERS, SELF_REFRESHING].join();

/** Without the script the browser navigates, as long as there is a network to navigate by. */
const notLoaded = (): Failure =>
	navigator.onLine
		? { kind: 'malformed', code: 'not_loaded', message: '' }
		: { kind: 'connection', reason: 'offline' };

/**
 * The grids of a page behind the port of stores/catalogue. What swaps them is a script that comes as soon as an island of the
 * catalogue is awake: the sanitiser in it is bigger than the island.
 */
export const createGrids: CreateGrids = (dependencies) => {
	let refresh: GridsPort['refresh'] | null = null;

	const load = async (): Promise<GridsPort['refresh'] | null> => {
		await loadScripts('catalogue-grids');
		return (refresh ??= window.storefrontOpenGrids?.(dependencies) ?? null);
	};
	const canRefresh = () => document.querySelector(REFRESHABLE) !== null;

	if (canRefresh()) {
		void load();
	}
	return {
		canRefresh,
		refresh: async (...address) => (await load())?.(...address) ?? failed(notLoaded()),
	};
};
