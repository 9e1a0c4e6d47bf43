/**
 * Stores that a page without a checkout lacks, and plugins ask for all the same: the scripts of many stand on cart and checkout
 * alike. Nothing is validated, paid or ordered there, so they hold what plugins put in and are otherwise at rest.
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

/** wc/store/store-notices: which areas of the page show notices. */
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

/** Registers those of which there is none. A checkout registers its own: `hasCheckout` leaves them to it. */
export const registerMissing = (registry: Registry, hasCheckout: boolean): void => {
	// Not typed as missing: select gives undefined for a store that nobody registered.
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
					happen: () => undefined,
					setExpressPaymentError: () => undefined,
					recompute: () => undefined,
				}),
			}),
		);
	}
};
