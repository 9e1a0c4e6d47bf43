/**
 * Selectors and actions of wc/store/collections, with WooCommerce's names, so that its own blocks and the plugin's
 * islands share collections. As in WooCommerce, a query is an object for selectors and a query string for actions.
 */
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import type { StoreQuery } from '../../../domain/catalogue/query';
import { referToStore } from '../../shared/registry';
import type { actions, CollectionsState } from './actions';
import type { selectors } from './selectors';

export const COLLECTIONS_STORE_KEY = 'wc/store/collections';

/** Namespace, resource, query, ids; the last two are optional. */
export type CollectionArguments = readonly [
	namespace: string,
	resourceName: string,
	query?: StoreQuery,
	ids?: readonly unknown[],
];

/** Added by @wordpress/data, whose types omit them. */
type ResolutionSelectors = {
	hasFinishedResolution(
		state: CollectionsState,
		selector: 'getCollection',
		args: CollectionArguments,
	): boolean;
};

type ResolutionActions = {
	finishResolution(
		selector: 'getCollection' | 'getCollectionHeader',
		args: readonly unknown[],
	): object;
	invalidateResolutionForStore(): object;
};

export const collectionsStore =
	referToStore<
		ReduxStoreConfig<
			CollectionsState,
			typeof actions & ResolutionActions,
			typeof selectors & ResolutionSelectors
		>
	>(COLLECTIONS_STORE_KEY);
