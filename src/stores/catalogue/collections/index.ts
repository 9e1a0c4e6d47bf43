/** wc/store/collections: results of the shop's REST routes, by resource and query (docs/behaviour.md#collections). */
import { createReduxStore } from '@wordpress/data';
import type { Registry } from '../../shared/registry';
import { actions } from './actions';
import { COLLECTIONS_STORE_KEY, collectionsStore, type CollectionArguments } from './contract';
import { reducer } from './reducer';
import type { ResolveCollection } from './resolvers';
import { selectors } from './selectors';

/** Creates the plugin's wc/store/collections, for pages where no other script has registered it. */
export const createCollectionsStore = (registry: Registry, resolve: ResolveCollection) =>
	createReduxStore(COLLECTIONS_STORE_KEY, {
		reducer,
		selectors,
		actions,
		resolvers: {
			getCollection:
				(...collection: CollectionArguments) =>
				() =>
					resolve(...collection),
			// Reading a header requests its collection.
			getCollectionHeader:
				(_header: string, ...collection: CollectionArguments) =>
				() => {
					registry.select(collectionsStore).getCollection(...collection);
				},
		},
	});
