import { createReduxStore } from '@wordpress/data';
import type { CartData } from '../../domain/cart/data';
import { plainActions } from './actions';
import { CART_STORE_KEY } from './contract';
import type { CartDependencies } from './mutate';
import { createMutate } from './mutate';
import { reducer } from './reducer';
import { createLoad, createResolvers } from './resolvers';
import { selectors } from './selectors';
import { initialState } from './state';
import { createThunks } from './thunks';

/**
 * Our wc/store/cart. `seed` is the cart that the page came with, or null where it is to be read. Islands use `mutate`
 * and `load` directly; every other script has the store's actions.
 */
export const createCartStore = (dependencies: CartDependencies, seed: CartData | null) => {
	const mutate = createMutate(dependencies);
	const load = createLoad(dependencies);
	const store = createReduxStore(CART_STORE_KEY, {
		initialState: initialState(seed ?? undefined),
		reducer,
		selectors,
		actions: { ...plainActions, ...createThunks(dependencies, mutate) },
		resolvers: createResolvers(load),
	});
	return { store, mutate, load };
};
