/**
 * The selectors and actions of wc/store/collections, under WooCommerce's names, with which its own blocks read what ours have asked
 * for and the other way round. A query is an object for selectors and a query string for actions, as it is there.
 */
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import type { StoreQuery } from '../../domain/catalogue/query';
import { referToStore } from '../registry';
import type { actions } from './actions';
import type { selectors } from './selectors';
import type { CollectionsState } from './state';

export const COLLECTIONS_STORE_KEY = 'wc/store/collections';

/** Namespace, resource, query, ids; the last two may be missing. */
export type CollectionArguments = readonly [
	namespace: string,
	resourceName: string,
	query?: StoreQuery,
	ids?: readonly unknown[],
];

/** Of @wordpress/data, whose types leave them out. */
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
