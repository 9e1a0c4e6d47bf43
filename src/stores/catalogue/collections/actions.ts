/** State and actions of wc/store/collections. */
export interface Collection {
	readonly items: unknown;
	readonly headers: Headers;
	/** {code, message, data} of the shop's error response. */
	readonly error?: unknown;
}

export interface CollectionsState {
	/** Collections by collectionKey. */
	readonly collections: ReadonlyMap<string, Collection>;
	/** Latest known time of a change of the catalogue, Unix time in seconds; 0 if unknown. */
	readonly lastModified: number;
}

export const initialState: CollectionsState = { collections: new Map(), lastModified: 0 };

/** Key of a collection. `queryString` begins with "?" or is empty. */
export const collectionKey = (
	namespace: string,
	resourceName: string,
	queryString: string,
	ids: readonly unknown[],
): string => JSON.stringify([namespace, resourceName, ids, queryString]);

export type CollectionsAction =
	| {
			readonly type: 'RECEIVE_COLLECTION';
			readonly key: string;
			readonly response: Collection;
			readonly replace: boolean;
	  }
	| { readonly type: 'RECEIVE_LAST_MODIFIED'; readonly timestamp: number };

const NOTHING: readonly unknown[] = [];

/** Actions of WooCommerce's store, see contract.ts. */
export const actions = {
	/** Stores a collection. An existing one is kept unless `replace` is true. */
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
	/** Stores the error of a collection: {code, message, data}. */
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
	/** Stores the time of the catalogue's last change, in seconds. Older collections are invalidated by the caller. */
	receiveLastModified: (timestamp: number): CollectionsAction => ({
		type: 'RECEIVE_LAST_MODIFIED',
		timestamp,
	}),
};
