/** A collection as it came, or why it did not. */
export interface Collection {
	readonly items: unknown;
	readonly headers: Headers;
	/** {code, message, data} of the shop's refusal. */
	readonly error?: unknown;
}

export interface CollectionsState {
	/** By collectionKey. */
	readonly collections: ReadonlyMap<string, Collection>;
	/** Unix time, in seconds, at which the catalogue was last changed as far as is known; 0 while it is not. */
	readonly lastModified: number;
}

export const initialState: CollectionsState = { collections: new Map(), lastModified: 0 };

/** Names a collection. `queryString` begins with "?" or is empty. */
export const collectionKey = (
	namespace: string,
	resourceName: string,
	queryString: string,
	ids: readonly unknown[],
): string => JSON.stringify([namespace, resourceName, ids, queryString]);
