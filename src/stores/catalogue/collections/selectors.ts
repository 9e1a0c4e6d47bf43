import { addQueryArgs } from '@wordpress/url';
import type { StoreQuery } from '../../../domain/catalogue/query';
import { collectionKey, type Collection, type CollectionsState } from './actions';

const NOTHING: readonly unknown[] = [];

const find = (
	{ collections }: CollectionsState,
	namespace: string,
	resourceName: string,
	query: StoreQuery | null = null,
	ids: readonly unknown[] = NOTHING,
): Collection | undefined =>
	collections.get(
		collectionKey(namespace, resourceName, query ? addQueryArgs('', query) : '', ids),
	);

/** Selectors of WooCommerce's store, see contract.ts. */
export const selectors = {
	/** Returns the result of a route: a list, or an object for collection-data. An empty list until it is loaded. */
	getCollection: (
		state: CollectionsState,
		namespace: string,
		resourceName: string,
		query?: StoreQuery | null,
		ids?: readonly unknown[],
	): unknown => find(state, namespace, resourceName, query, ids)?.items ?? NOTHING,
	/** Returns the error of a collection; null if it was loaded or is loading. */
	getCollectionError: (
		state: CollectionsState,
		namespace: string,
		resourceName: string,
		query?: StoreQuery | null,
		ids?: readonly unknown[],
	): unknown => find(state, namespace, resourceName, query, ids)?.error ?? null,
	/** Returns a header of a collection; undefined if it was not sent, null until the collection is loaded. */
	getCollectionHeader: (
		state: CollectionsState,
		header: string,
		namespace: string,
		resourceName: string,
		query?: StoreQuery | null,
		ids?: readonly unknown[],
	): string | null | undefined => {
		const headers = find(state, namespace, resourceName, query, ids)?.headers;
		return headers ? (headers.get(header) ?? undefined) : null;
	},
	/** Unix time, in seconds; 0 if unknown. */
	getCollectionLastModified: ({ lastModified }: CollectionsState): number => lastModified,
};
