import { createReduxStore } from '@wordpress/data';
import { plainActions } from './actions';
import type { SavedPaymentMethods } from './contract';
import { PAYMENT_STORE_KEY } from './contract';
import type { MethodRegistry } from './methods';
import { reducer, initialState } from './reducer';
import type { PaymentOperations } from './operations';
import { createSelectors } from './selectors';

export interface PaymentStoreDependencies {
	/** Provides the gateways that display saved cards. */
	readonly methods: MethodRegistry;
	readonly savedPaymentMethods: SavedPaymentMethods;
	readonly operations: PaymentOperations;
}

/** Creates the plugin's wc/store/payment. */
export const createPaymentStore = ({
	methods,
	savedPaymentMethods,
	operations,
}: PaymentStoreDependencies) =>
	createReduxStore(PAYMENT_STORE_KEY, {
		initialState: { ...initialState, savedPaymentMethods },
		reducer,
		selectors: createSelectors(methods),
		actions: { ...plainActions, ...operations },
	});
