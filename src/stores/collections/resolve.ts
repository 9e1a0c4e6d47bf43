/** Resolver for collections of any route, as other plugins read them. */
import { addQueryArgs } from '@wordpress/url';
import type { CataloguePort } from '../../api/catalogue/port';
import type { Failure } from '../../domain/failure';
import type { Registry } from '../registry';
import { whenRoutesKnown } from '../schema';
import { schemaStore } from '../schema/contract';
import { collectionsStore, type CollectionArguments } from './contract';
import { applyLastModified } from './load';

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

/** Creates the resolver, which looks up routes in wc/store/schema. */
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
