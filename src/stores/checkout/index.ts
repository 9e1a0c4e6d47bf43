import { createReduxStore } from '@wordpress/data';
import { plainActions } from './actions';
import type { CheckoutState } from './contract';
import type { Registry } from '../registry';
import { CHECKOUT_STORE_KEY } from './contract';
import type { CheckoutOperations } from './operations';
import { createReducer } from './reducer';
import { createSelectors } from './selectors';

/** Creates the plugin's wc/store/checkout. */
export const createCheckoutStore = (
	registry: Pick<Registry, 'select'>,
	initialState: CheckoutState,
	operations: CheckoutOperations,
) =>
	createReduxStore(CHECKOUT_STORE_KEY, {
		initialState,
		reducer: createReducer(initialState),
		selectors: createSelectors(registry),
		actions: { ...plainActions, ...operations },
	});
