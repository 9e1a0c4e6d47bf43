/** Counts of a page: those of all its islands, in one request (docs/behaviour.md#collection-data). */
import { __ } from '@wordpress/i18n';
import { decodeCounts } from '../../api/catalogue/counts';
import { collectionDataQuery, mergeCountsRequests } from '../../domain/catalogue/query';
import type { Counts, CountsRequest, StoreQuery } from '../../domain/catalogue/query';
import type { Failure } from '../../domain/failure/failure';
import { failed } from '../../domain/support/result';
import type { Result } from '../../domain/support/result';
import type { LoadCollection } from './collections/resolvers';
import { report } from '../shared/guard';
import type { CountsState } from './contract';

/** True if the request failed because the device is offline. */
export const isOffline = (failure: Failure): boolean =>
	failure.kind === 'connection' && failure.reason === 'offline';

/** Result of a request whose answer could not be used, such as where a plugin's observer of the page threw. */
export const lost =
	(signal: AbortSignal) =>
	(error: unknown): Result<never, Failure> | null => {
		if (signal.aborted) {
			return null;
		}
		report(error);
		return failed({ kind: 'connection', reason: 'lost' });
	};

/** Milliseconds from a change to the request (docs/behaviour.md#collection-data). */
export const COUNTS_DELAY = 200;

export interface CountingDependencies {
	readonly load: LoadCollection;
	/** Minor unit of the page's currency. */
	readonly minorUnit: number;
	/** Returns the query of the page's products. */
	readonly products: () => StoreQuery;
	/**
	 * Returns the counts of islands that are not hydrated yet: they hydrate on the first change and need their counts
	 * then.
	 */
	readonly unhydratedRequests: () => readonly CountsRequest[];
	/** Calls the callback once after this number of milliseconds, unless the returned function is called before. */
	readonly after: (milliseconds: number, callback: () => void) => () => void;
	readonly show: (counts: CountsState) => void;
}

export interface Counting {
	/**
	 * Adds counts for an island; if `isKnown`, they are requested only after the next change. Returns a function that
	 * removes them.
	 */
	request(wanted: CountsRequest, isKnown: boolean): () => void;
	/** Requests the counts again after a change of the filters. */
	changed(): void;
	/** Repeats a failed request immediately. */
	retry(): void;
}

/** Message shown at a filter whose counts are outdated. */
const countsMessage = (failure: Failure): string =>
	isOffline(failure)
		? __('You are offline, so the numbers are those from before your change.', 'storefront-islands')
		: __('The numbers of products could not be updated.', 'storefront-islands');

export const createCounting = ({
	load,
	minorUnit,
	products,
	unhydratedRequests,
	after,
	show,
}: CountingDependencies): Counting => {
	const wanted = new Set<CountsRequest>();
	let last: Counts | null = null;
	/** Query in flight or answered, as JSON; empty if none. */
	let requestedQuery = '';
	/** Cancels the delayed request; null if none is waiting. */
	let cancelWait: (() => void) | null = null;
	let aborter = new AbortController();

	const stop = (): void => {
		cancelWait?.();
		cancelWait = null;
		aborter.abort();
		requestedQuery = '';
	};

	const query = () =>
		collectionDataQuery(products(), mergeCountsRequests([...wanted, ...unhydratedRequests()]));

	const fetchCounts = async (): Promise<void> => {
		stop();
		const current = query();
		if (!current) {
			return;
		}
		requestedQuery = JSON.stringify(current);
		const { signal } = (aborter = new AbortController());
		const result = await load('products/collection-data', current, signal).catch(lost(signal));
		if (!result || signal.aborted) {
			return;
		}
		if (result.ok) {
			last = decodeCounts(result.value.items, minorUnit);
			show({ kind: 'known', counts: last });
			return;
		}
		requestedQuery = '';
		show({ kind: 'failed', last, message: countsMessage(result.failure) });
	};

	const changed = (): void => {
		stop();
		if (query()) {
			show({ kind: 'loading', last });
			cancelWait = after(COUNTS_DELAY, () => void fetchCounts());
		}
	};

	return {
		request: (more, isKnown) => {
			wanted.add(more);
			if (!isKnown && !cancelWait && requestedQuery !== JSON.stringify(query())) {
				changed();
			}
			return () => {
				wanted.delete(more);
				if (wanted.size === 0) {
					stop();
				}
			};
		},
		changed,
		retry: () => {
			show({ kind: 'loading', last });
			void fetchCounts();
		},
	};
};
