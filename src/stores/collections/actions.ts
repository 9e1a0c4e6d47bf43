import { collectionKey, type Collection } from './state';

export type CollectionsAction =
	| {
			readonly type: 'RECEIVE_COLLECTION';
			readonly key: string;
			readonly response: Collection;
			readonly replace: boolean;
	  }
	| { readonly type: 'RECEIVE_LAST_MODIFIED'; readonly timestamp: number };

const NOTHING: readonly unknown[] = [];

/** See contract.ts for whose names these are. */
export const actions = {
	/** Keeps a collection. One that is there already stays, unless it is to be replaced. */
	receiveCollection: (
		namespace: string,
		resourceName: string,
		queryString = '',
		ids: readonly unknown[] = NOTHING,
		response: Collection = { items: NOTHING, headers: new Headers() },
		replace = false,
	): CollectionsAction => ({
		type: 'RECEIVE_COLLECTION',
		key: collectionKey(namespace, resourceName, queryString, ids),
		response,
		replace,
	}),
	/** Keeps why a collection did not come: {code, message, data}. */
	receiveCollectionError: (
		namespace: string,
		resourceName: string,
		queryString: string,
		ids: readonly unknown[],
		error: unknown,
	): CollectionsAction => ({
		type: 'RECEIVE_COLLECTION',
		key: collectionKey(namespace, resourceName, queryString, ids),
		response: { items: NOTHING, headers: new Headers(), error },
		replace: true,
	}),
	/** Keeps when the catalogue was last changed, in seconds. Forgetting older collections is the caller's. */
	receiveLastModified: (timestamp: number): CollectionsAction => ({
		type: 'RECEIVE_LAST_MODIFIED',
		timestamp,
	}),
};
