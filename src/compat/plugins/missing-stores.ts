/**
 * Registers the stores that a page without a checkout lacks but plugins' scripts still use: many scripts run on both
 * cart and checkout. They store what plugins write and otherwise stay idle, as nothing is validated, paid or ordered
 * there.
 */
import { createReduxStore } from '@wordpress/data';
import { createPageMethods } from '../../stores/payment/page-methods';
import { createPaymentStore } from '../../stores/payment';
import { paymentStore } from '../../stores/payment/contract';
import { createPaymentOperations } from '../../stores/payment/operations';
import type { Registry } from '../../stores/registry';
import { referToStore } from '../../stores/registry';
import { createValidationStore } from '../../stores/validation';
import { validationStore } from '../../stores/validation/contract';

const STORE_NOTICES = 'wc/store/store-notices';

type NoticesAction = {
	readonly type: 'REGISTER' | 'UNREGISTER';
	readonly container: string;
};

const noticesReducer = (
	state: readonly string[] = [],
	{ type, container }: NoticesAction,
): readonly string[] => {
	switch (type) {
		case 'REGISTER':
			return [...new Set([...state, container])];
		case 'UNREGISTER':
			return state.filter((other) => other !== container);
		default:
			return state;
	}
};

/** wc/store/store-notices: list of the page's notice containers. */
const createNoticesStore = () =>
	createReduxStore(STORE_NOTICES, {
		initialState: [],
		reducer: noticesReducer,
		actions: {
			registerContainer: (container: string): NoticesAction => ({ type: 'REGISTER', container }),
			unregisterContainer: (container: string): NoticesAction => ({
				type: 'UNREGISTER',
				container,
			}),
		},
		selectors: { getRegisteredContainers: (state: readonly string[]) => state },
	});

/**
 * Registers the missing stores. With `hasCheckout` the checkout's stores are omitted, as the checkout registers its
 * own.
 */
export const registerMissing = (registry: Registry, hasCheckout: boolean): void => {
	// The check is needed: select returns undefined for a store that is not registered, contrary to its types.
	if (!registry.select(referToStore(STORE_NOTICES))) {
		registry.register(createNoticesStore());
	}
	if (hasCheckout) {
		return;
	}
	if (!registry.select(validationStore)) {
		registry.register(createValidationStore());
	}
	if (!registry.select(paymentStore)) {
		registry.register(
			createPaymentStore({
				methods: createPageMethods(window),
				savedPaymentMethods: {},
				operations: createPaymentOperations({
					registry,
					dispatch: () => undefined,
					setExpressPaymentError: () => undefined,
					recompute: () => undefined,
				}),
			}),
		);
	}
};
