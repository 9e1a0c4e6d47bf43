/**
 * Counts for a page's islands. One request asks for those of all islands; where the page has a grid of this plugin, they
 * travel with the request for its products (docs/behaviour.md#collection-data).
 */
import { __ } from '@wordpress/i18n';
import { decodeCounts } from '../../api/catalogue/counts';
import { collectionDataQuery, mergeCountsRequests } from '../../domain/catalogue/query';
import type { Counts, CountsRequest, StoreQuery } from '../../domain/catalogue/query';
import type { CataloguePort } from '../../api/ports';
import { isOffline } from '../../domain/failure/failure';
import type { Failure } from '../../domain/failure/failure';
import type { LoadCollection } from './collections/resolvers';
import type { CountsState } from './contract';
import { lost } from './page';

/** Milliseconds from a change to a request of their own (docs/behaviour.md#collection-data). */
const COUNTS_DELAY = 200;

export interface CountingDependencies {
	readonly port: CataloguePort;
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
	/**
	 * Calls the callback once after this number of milliseconds, or when the grids can send requests, with which the
	 * counts travel.
	 */
	readonly after: (milliseconds: number, callback: () => void) => void;
	readonly show: (counts: CountsState) => void;
}

export interface Counting {
	/**
	 * Adds counts for an island; if `isKnown`, they are requested only after the next change. They are known if they are
	 * printed and the URL's filters are still those for which the server rendered the page. Returns a function that
	 * removes them.
	 */
	request(wanted: CountsRequest, isKnown: boolean): () => void;
	/** Requests the counts again after a change of the filters. */
	changed(): void;
	/** Repeats a failed request immediately, alone: what fails with the counts may not take the products along. */
	retry(): void;
	/**
	 * Requests the products of a grid, and the counts that wait for a request with those of the first grid of this
	 * plugin. Counts that do not come with the products are requested alone.
	 */
	readonly refreshLoop: CataloguePort['refreshLoop'];
}

/** Message shown at a filter whose counts are outdated. */
const countsMessage = (failure: Failure): string =>
	isOffline(failure)
		? __('You are offline, so the numbers are those from before your change.', 'storefront-islands')
		: __('The numbers of products could not be updated.', 'storefront-islands');

export const createCounting = ({
	port,
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
	/** True from a change to the request. */
	let isWaiting = false;
	let aborter = new AbortController();

	const stop = (): void => {
		isWaiting = false;
		aborter.abort();
		aborter = new AbortController();
		requestedQuery = '';
	};

	const query = () =>
		collectionDataQuery(products(), mergeCountsRequests([...wanted, ...unhydratedRequests()]));

	const fetchCounts = async (request?: CataloguePort['collection']): Promise<void> => {
		stop();
		const current = query();
		if (!current) {
			return;
		}
		requestedQuery = JSON.stringify(current);
		const { signal } = aborter;
		const result = await load('products/collection-data', current, signal, request).catch(
			lost(signal),
		);
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
			isWaiting = true;
			const { signal } = aborter;
			after(COUNTS_DELAY, () => {
				if (!signal.aborted) {
					void fetchCounts();
				}
			});
		}
	};

	return {
		request: (more, isKnown) => {
			wanted.add(more);
			if (!isKnown && !isWaiting && requestedQuery !== JSON.stringify(query())) {
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
			changed();
			void fetchCounts();
		},
		refreshLoop: (namespace, request, signal) => {
			let collectionData: string | undefined;
			// Later, as the query of the counts is known below.
			const loop = Promise.resolve().then(() =>
				port.refreshLoop(namespace, { ...request, collection_data: collectionData }, signal),
			);
			if (isWaiting && namespace === 'storefront-islands/v1') {
				void fetchCounts(async (path, ownSignal) => {
					collectionData = path.split('?')[1];
					const response = await loop.catch(() => null);
					return (
						(response?.ok && response.value.collectionData) || port.collection(path, ownSignal)
					);
				});
			}
			return loop;
		},
	};
};
