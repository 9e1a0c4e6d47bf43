/** wc/store/collections: what routes of the shop's API gave, by resource and query (spec section 4, collections). */
import { createReduxStore } from '@wordpress/data';
import { addQueryArgs } from '@wordpress/url';
import type { CataloguePort } from '../../api/catalogue/port';
import type { StoreQuery } from '../../domain/catalogue/query';
import type { Failure } from '../../domain/failure';
import type { Registry } from '../registry';
import { whenRoutesKnown } from '../schema';
import { schemaStore } from '../schema/contract';
import { actions } from './actions';
import { COLLECTIONS_STORE_KEY, collectionsStore, type CollectionArguments } from './contract';
import { heedLastModified } from './load';
import { reducer } from './reducer';
import { selectors } from './selectors';

/** As WooCommerce's blocks expect an error of the API. */
const errorOf = (failure: Failure): unknown => {
	if (failure.kind === 'api') {
		return failure.data ?? { code: failure.code, message: failure.message };
	}
	return failure.kind === 'malformed'
		? { code: failure.code, message: failure.message }
		: { code: 'fetch_error', message: '' };
};

/** Our wc/store/collections, for pages where no other script has registered it. */
export const createCollectionsStore = (registry: Registry, port: CataloguePort) => {
	const resolve = async (
		namespace: string,
		resourceName: string,
		query: StoreQuery | null = null,
		ids: readonly unknown[] = [],
	): Promise<void> => {
		const queryString = query ? addQueryArgs('', query) : '';
		const collections = registry.dispatch(collectionsStore);
		await whenRoutesKnown(registry, namespace);
		try {
			const route = registry.select(schemaStore).getRoute(namespace, resourceName, ids);
			const result = await port.collection(route + queryString);
			if (result.ok) {
				heedLastModified(registry, result.value.headers);
				void collections.receiveCollection(namespace, resourceName, queryString, ids, result.value);
				return;
			}
			void collections.receiveCollectionError(
				namespace,
				resourceName,
				queryString,
				ids,
				errorOf(result.failure),
			);
		} catch (error) {
			// There is no such route: developers read it in the error, shoppers see an empty list.
			void collections.receiveCollectionError(namespace, resourceName, queryString, ids, error);
		}
	};
	return createReduxStore(COLLECTIONS_STORE_KEY, {
		reducer,
		selectors,
		actions,
		resolvers: {
			getCollection:
				(...args: Parameters<typeof resolve>) =>
				() =>
					resolve(...args),
			// Whoever asks for a header alone gets its collection asked for.
			getCollectionHeader:
				(_header: string, ...args: CollectionArguments) =>
				() => {
					registry.select(collectionsStore).getCollection(...args);
				},
		},
	});
};
