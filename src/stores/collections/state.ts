/** Collection as received, or its error. */
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
