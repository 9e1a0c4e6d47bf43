import { createReduxStore } from '@wordpress/data';
import { plainActions } from './actions';
import type { CheckoutState } from './contract';
import { CHECKOUT_STORE_KEY } from './contract';
import type { CheckoutOperations } from './operations';
import { createReducer } from './reducer';
import { selectors } from './selectors';

/** Our wc/store/checkout. */
export const createCheckoutStore = (initialState: CheckoutState, operations: CheckoutOperations) =>
	createReduxStore(CHECKOUT_STORE_KEY, {
		initialState,
		reducer: createReducer(initialState),
		selectors,
		actions: { ...plainActions, ...operations },
	});
