import { createReduxStore } from '@wordpress/data';
import { plainActions } from './actions';
import { CART_STORE_KEY } from './contract';
import type { CartThunks } from './contract';
import { reducer } from './reducer';
import { createResolvers } from './resolvers';
import { selectors } from './selectors';
import { initialState } from './state';

/** Creates the plugin's wc/store/cart, initially without a cart. */
export const createCartStore = (thunks: CartThunks, load: () => Promise<void>) =>
	createReduxStore(CART_STORE_KEY, {
		initialState,
		reducer,
		selectors,
		actions: { ...plainActions, ...thunks },
		resolvers: createResolvers(load),
	});
