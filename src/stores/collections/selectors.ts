import { addQueryArgs } from '@wordpress/url';
import type { StoreQuery } from '../../domain/catalogue/query';
import { collectionKey, type Collection, type CollectionsState } from './state';

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

/** See contract.ts for whose names these are. */
export const selectors = {
	/** What a route gives: a list, or an object as of collection-data. An empty list until it is known. */
	getCollection: (
		state: CollectionsState,
		namespace: string,
		resourceName: string,
		query?: StoreQuery | null,
		ids?: readonly unknown[],
	): unknown => find(state, namespace, resourceName, query, ids)?.items ?? NOTHING,
	/** Why a collection did not come; null where it did, or is on its way. */
	getCollectionError: (
		state: CollectionsState,
		namespace: string,
		resourceName: string,
		query?: StoreQuery | null,
		ids?: readonly unknown[],
	): unknown => find(state, namespace, resourceName, query, ids)?.error ?? null,
	/** A header of a collection; undefined where it was not sent, null while the collection is not known. */
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
	/** Unix time, in seconds; 0 while it is not known. */
	getCollectionLastModified: ({ lastModified }: CollectionsState): number => lastModified,
};
