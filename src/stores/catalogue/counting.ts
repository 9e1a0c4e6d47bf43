/** The counts of a page: what all its islands want, asked for in one request (spec section 7, collection data). */
import { __ } from '@wordpress/i18n';
import { decodeCounts } from '../../api/catalogue/counts';
import type { Counts, CountsWanted } from '../../domain/catalogue/counts';
import { collectionDataQuery, mergeWanted, type StoreQuery } from '../../domain/catalogue/query';
import type { Failure } from '../../domain/failure';
import type { LoadCollection } from '../collections/load';
import type { CountsState } from './contract';
import { isOffline } from './is-offline';

/** Milliseconds from a change to the request (spec section 9, timings). */
export const COUNTS_DELAY = 200;

export interface CountingDependencies {
	readonly load: LoadCollection;
	/** What the page's products are asked by. */
	readonly products: () => StoreQuery;
	/** What islands want that sleep still: they wake with the first change, and are to find their counts. */
	readonly sleepersWant: () => readonly CountsWanted[];
	/** Calls back once after so many milliseconds, unless the returned function is called before. */
	readonly after: (milliseconds: number, callback: () => void) => () => void;
	readonly show: (counts: CountsState) => void;
}

export interface Counting {
	/** Counts for an island from now on; `isKnown`: not before the next change. Gives the function that ends it. */
	want(wanted: CountsWanted, isKnown: boolean): () => void;
	/** The filters have changed: counts what is left. */
	changed(): void;
	/** Asks once more, at once. */
	retry(): void;
}

/** What is said beside a filter whose numbers are those from before. */
const countsMessage = (failure: Failure): string =>
	isOffline(failure)
		? __('You are offline, so the numbers are those from before your change.', 'storefront-islands')
		: __('The numbers of products could not be updated.', 'storefront-islands');

export const createCounting = ({
	load,
	products,
	sleepersWant,
	after,
	show,
}: CountingDependencies): Counting => {
	const wanted = new Set<CountsWanted>();
	let last: Counts | null = null;
	/** The query on its way or answered, as text; empty for none. */
	let asked = '';
	/** Ends the wait for the request; null while there is none. */
	let cancelWait: (() => void) | null = null;
	let aborter = new AbortController();

	const stop = (): void => {
		cancelWait?.();
		cancelWait = null;
		aborter.abort();
		asked = '';
	};

	const query = () => collectionDataQuery(products(), mergeWanted([...wanted, ...sleepersWant()]));

	const ask = async (): Promise<void> => {
		stop();
		const current = query();
		if (!current) {
			return;
		}
		asked = JSON.stringify(current);
		const { signal } = (aborter = new AbortController());
		const result = await load('products/collection-data', current, signal).catch(() => null);
		if (!result || signal.aborted) {
			return;
		}
		if (result.ok) {
			last = decodeCounts(result.value.items);
			show({ kind: 'known', counts: last });
			return;
		}
		asked = '';
		show({ kind: 'failed', last, message: countsMessage(result.failure) });
	};

	const changed = (): void => {
		stop();
		if (query()) {
			show({ kind: 'loading', last });
			cancelWait = after(COUNTS_DELAY, () => void ask());
		}
	};

	return {
		want: (more, isKnown) => {
			wanted.add(more);
			if (!isKnown && !cancelWait && asked !== JSON.stringify(query())) {
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
			void ask();
		},
	};
};
