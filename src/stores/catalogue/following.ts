/**
 * Keeps the grids, the counts and wc/store/query-state in sync with the URL, whichever script changes it. The URL is
 * the source of truth.
 */
import { readFilters, writeFilters, writeOrder } from '../../domain/catalogue/address';
import type { AddressRules } from '../../domain/catalogue/arguments';
import type { CatalogueFilters } from '../../domain/catalogue/filters';
import { pagePath, showsDifferentProducts, sameFilters } from '../../domain/catalogue/query';
import { isOffline } from '../../domain/failure/failure';
import type { Failure } from '../../domain/failure/failure';
import { OFFER_AFTER, WORDS_AFTER } from '../../domain/support/waiting';
import type { AddressBar } from './browser-address';
import type { CatalogueState, ChangeOptions, GridsState } from './contract';
import type { Counting } from './counting';
import { lost } from './page';
import type { GridsPort } from './page';

export interface FollowingDependencies {
	readonly rules: AddressRules;
	readonly bar: AddressBar;
	readonly grids: GridsPort;
	readonly counting: Counting;
	readonly state: () => CatalogueState;
	readonly show: (changes: Partial<CatalogueState>) => void;
	/** Writes the filters to wc/store/query-state, where other scripts read them. */
	readonly syncQueryState: (filters: CatalogueFilters) => void;
	/** Hydrates the remaining islands. */
	readonly notify: () => void;
	/** Calls the callback once after this number of milliseconds, unless the returned function is called before. */
	readonly after: (milliseconds: number, callback: () => void) => () => void;
}

export interface Following {
	changeFilters(filters: CatalogueFilters, options?: ChangeOptions): void;
	changeOrder(order: string): void;
	goToPage(url: string): void;
	/** Updates everything after a possible change of the URL. */
	follow(): void;
	/** Repeats requests that failed, or that take too long. */
	retry(): void;
}

/**
 * True for a failure that only a page load resolves: the route does not exist, or something else responds at its URL.
 */
const cannotRefresh = (failure: Failure): boolean =>
	failure.kind === 'malformed' ||
	(failure.kind === 'api' &&
		failure.status >= 400 &&
		failure.status < 500 &&
		failure.status !== 429);

export const createFollowing = ({
	rules,
	bar,
	grids,
	counting,
	state,
	show,
	syncQueryState,
	notify,
	after,
}: FollowingDependencies): Following => {
	let aborter = new AbortController();
	let cancelWait = (): void => undefined;
	/** URL and filters that grids and counts show or are loading; the state may be newer. */
	let followed = { url: bar.url(), filters: readFilters(bar.url(), rules) };

	const showGrids = (next: GridsState): void => show({ grids: next });

	const refreshGrids = async (): Promise<void> => {
		aborter.abort();
		cancelWait();
		const { signal } = (aborter = new AbortController());
		if (!grids.canRefresh()) {
			return;
		}
		showGrids({ kind: 'refreshing', waited: 'short' });
		cancelWait = after(WORDS_AFTER, () => {
			showGrids({ kind: 'refreshing', waited: 'long' });
			cancelWait = after(OFFER_AFTER - WORDS_AFTER, () =>
				showGrids({ kind: 'refreshing', waited: 'too-long' }),
			);
		});
		const { url, filters } = followed;
		const result = await grids.refresh(url, filters, signal).catch(lost(signal));
		if (!result || signal.aborted) {
			return;
		}
		cancelWait();
		if (result.ok) {
			showGrids({ kind: 'refreshed', total: result.value.total });
		} else if (cannotRefresh(result.failure)) {
			bar.reload();
		} else {
			showGrids({ kind: 'failed', isOffline: isOffline(result.failure) });
		}
	};

	const follow = (): void => {
		const former = followed;
		const url = bar.url();
		const filters = readFilters(url, rules);
		const shown = state();
		// Keeps the same object for equal filters, to avoid renders.
		if (!sameFilters(filters, shown.filters)) {
			show({ url, filters });
		} else if (url !== shown.url) {
			show({ url });
		}
		followed = { url, filters };
		// A theme that loads other pages into this one also updates their products.
		if (pagePath(url, rules) !== pagePath(former.url, rules)) {
			return;
		}
		if (!sameFilters(filters, former.filters)) {
			syncQueryState(filters);
			counting.changed();
			notify();
		}
		if (showsDifferentProducts(url, former.url, rules)) {
			void refreshGrids();
		}
	};

	const go = (url: string, isStep: boolean): void => {
		if (!grids.canRefresh()) {
			bar.navigate(url);
			return;
		}
		if (isStep) {
			bar.push(url);
		} else {
			bar.replace(url);
		}
		follow();
	};

	const retry = (): void => {
		const { grids: shown, counts } = state();
		if (shown.kind === 'failed' || (shown.kind === 'refreshing' && shown.waited === 'too-long')) {
			void refreshGrids();
		}
		if (counts.kind === 'failed') {
			counting.retry();
		}
	};

	return {
		changeFilters: (filters, { isStep = false } = {}) => {
			const url = bar.url();
			if (!sameFilters(filters, readFilters(url, rules))) {
				go(writeFilters(url, filters, rules), isStep);
			}
		},
		changeOrder: (order) => {
			const url = bar.url();
			const next = writeOrder(url, order, rules);
			if (next !== url) {
				go(next, false);
			}
		},
		goToPage: (url) => {
			if (url === bar.url()) {
				// Clicked again because the first request failed.
				retry();
			} else {
				go(url, true);
			}
		},
		follow,
		retry,
	};
};
