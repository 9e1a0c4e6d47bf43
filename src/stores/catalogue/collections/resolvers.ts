/** Loads collections from wc/store/collections, or from the shop into it, whichever script registered the store. */
import { addQueryArgs } from '@wordpress/url';
import type { CataloguePort } from '../../../api/ports';
import type { StoreQuery } from '../../../domain/catalogue/query';
import type { Failure } from '../../../domain/failure/failure';
import { success } from '../../../domain/support/result';
import type { Result } from '../../../domain/support/result';
import { whenRoutesKnown } from './schema';
import { schemaStore } from './schema/contract';
import type { Registry } from '../../shared/registry';
import { collectionsStore } from './contract';
import type { CollectionArguments } from './contract';

const NAMESPACE = '/wc/store/v1';

/** Header with the total number of items. */
const TOTAL = 'x-wp-total';

/** Time of the header in seconds; 0 if missing or invalid. WooCommerce sends a number, others a date. */
const readLastModified = (headers: Headers): number => {
	const header = headers.get('last-modified') ?? '';
	const time = /^\d+$/.test(header) ? Number(header) : Date.parse(header) / 1000;
	return Number.isFinite(time) ? time : 0;
};

/**
 * Handles the last-modified header of a response: if it is newer than all before, stored collections are invalidated
 * (docs/behaviour.md#collections).
 */
const applyLastModified = (registry: Registry, headers: Headers): void => {
	const time = readLastModified(headers);
	const known = registry.select(collectionsStore).getCollectionLastModified();
	if (time <= known) {
		return;
	}
	const collections = registry.dispatch(collectionsStore);
	if (known > 0) {
		void collections.invalidateResolutionForStore();
	}
	void collections.receiveLastModified(time);
};

/**
 * Sorts the arguments of a query. @wordpress/data ignores their order, but the store keeps responses by the query
 * string.
 */
const inOrder = (query: StoreQuery): StoreQuery =>
	Object.fromEntries(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Loads the items of a resource of the Store API. Rejects only when aborted, and stores nothing then. `request` is
 * called at once, or not at all if they are stored.
 */
export type LoadCollection = (
	resourceName: string,
	query: StoreQuery,
	signal: AbortSignal,
	request?: CataloguePort['collection'],
) => Promise<Result<{ readonly items: unknown; readonly total: number | null }, Failure>>;

/**
 * Creates the function that loads collections and, unlike a resolver, can be aborted. It does not look up routes, since
 * these are the Store API's own.
 */
export const createLoadCollection =
	(registry: Registry, port: CataloguePort): LoadCollection =>
	async (resourceName, unordered, signal, request = port.collection) => {
		const query = inOrder(unordered);
		const { select, dispatch } = registry;
		const cached = () => {
			const store = select(collectionsStore);
			const total = store.getCollectionHeader(TOTAL, NAMESPACE, resourceName, query);
			return success({
				items: store.getCollection(NAMESPACE, resourceName, query),
				total: total ? Number(total) : null,
			});
		};
		const known = select(collectionsStore);
		const args = [NAMESPACE, resourceName, query] as const;
		if (
			known.hasFinishedResolution('getCollection', args) &&
			known.getCollectionError(...args) === null
		) {
			return cached();
		}
		const queryString = addQueryArgs('', query);
		const result = await request(`${NAMESPACE}/${resourceName}${queryString}`, signal);
		if (!result.ok) {
			return result;
		}
		applyLastModified(registry, result.value.headers);
		const collections = dispatch(collectionsStore);
		void collections.receiveCollection(
			NAMESPACE,
			resourceName,
			queryString,
			[],
			result.value,
			true,
		);
		void collections.finishResolution('getCollection', args);
		void collections.finishResolution('getCollectionHeader', [TOTAL, ...args]);
		return cached();
	};

/** Converts a failure to the error format that WooCommerce's blocks expect. */
const errorOf = (failure: Failure): unknown => {
	if (failure.kind === 'api') {
		return failure.data ?? { code: failure.code, message: failure.message };
	}
	return failure.kind === 'malformed'
		? { code: failure.code, message: failure.message }
		: { code: 'fetch_error', message: '' };
};

/** Requests a collection from the shop and stores the result. */
export type ResolveCollection = (...collection: CollectionArguments) => Promise<void>;

/** Creates the resolver for collections of other plugins, of any route. It looks up routes in wc/store/schema. */
export const createResolve =
	(registry: Registry, port: CataloguePort): ResolveCollection =>
	async (namespace, resourceName, query, ids = []) => {
		const queryString = query ? addQueryArgs('', query) : '';
		const collections = registry.dispatch(collectionsStore);
		const fail = (error: unknown) =>
			void collections.receiveCollectionError(namespace, resourceName, queryString, ids, error);
		await whenRoutesKnown(registry, namespace);
		try {
			const route = registry.select(schemaStore).getRoute(namespace, resourceName, ids);
			const result = await port.collection(route + queryString);
			if (result.ok) {
				applyLastModified(registry, result.value.headers);
				void collections.receiveCollection(namespace, resourceName, queryString, ids, result.value);
			} else {
				fail(errorOf(result.failure));
			}
		} catch (error) {
			// The route does not exist: the error is for developers, shoppers see an empty list.
			fail(error);
		}
	};
