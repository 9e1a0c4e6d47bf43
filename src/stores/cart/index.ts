import { createReduxStore } from '@wordpress/data';
import { plainActions } from './actions';
import { CART_STORE_KEY } from './contract';
import { reducer } from './reducer';
import { createResolvers } from './resolvers';
import { selectors } from './selectors';
import { initialState } from './state';
import type { ThunkDependencies } from './thunks';
import { createThunks } from './thunks';

/** Creates the plugin's wc/store/cart, initially without a cart. */
export const createCartStore = (
	dependencies: ThunkDependencies & { readonly load: () => Promise<void> },
) =>
	createReduxStore(CART_STORE_KEY, {
		initialState,
		reducer,
		selectors,
		actions: { ...plainActions, ...createThunks(dependencies) },
		resolvers: createResolvers(dependencies.load),
	});
