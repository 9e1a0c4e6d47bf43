import { createReduxStore } from '@wordpress/data';
import { plainActions } from './actions';
import { CART_STORE_KEY } from './contract';
import type { CartThunks } from './contract';
import { reducer } from './reducer';
import { selectors } from './selectors';
import { initialState } from './state';

interface ResolverArguments {
	readonly resolveSelect: { getCartData(): Promise<unknown> };
}

/** Resolvers that read the cart on first access. */
const createResolvers = (load: () => Promise<void>) => ({
	getCartData: () => load,
	getCartTotals:
		() =>
		async ({ resolveSelect }: ResolverArguments): Promise<void> => {
			await resolveSelect.getCartData();
		},
});

/** Creates the plugin's wc/store/cart, initially without a cart. */
export const createCartStore = (thunks: CartThunks, load: () => Promise<void>) =>
	createReduxStore(CART_STORE_KEY, {
		initialState,
		reducer,
		selectors,
		actions: { ...plainActions, ...thunks },
		resolvers: createResolvers(load),
	});
