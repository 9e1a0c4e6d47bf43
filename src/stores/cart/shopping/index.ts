import { createReduxStore } from '@wordpress/data';
import type { ReadOptions } from '../../../domain/cart/read';
import type { Registry } from '../../shared/registry';
import { plainActions } from './actions';
import { SHOPPING_STORE_KEY } from './contract';
import type { ShoppingOperations } from './contract';
import { reducer } from './reducer';
import { createSelectors } from './selectors';
import { initialState } from './state';

/** Creates the store that islands use, based on wc/store/cart in the same registry. */
export const createShoppingStore = (
	registry: Registry,
	options: ReadOptions,
	operations: ShoppingOperations,
) =>
	createReduxStore(SHOPPING_STORE_KEY, {
		initialState,
		reducer,
		selectors: createSelectors(registry, options),
		actions: { ...plainActions, ...operations },
	});
