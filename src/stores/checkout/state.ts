import { isOneAddress } from '../../domain/address';
import { prefersCollection } from '../../domain/cart/rates';
import type { Cart } from '../../domain/cart/cart';
import { initialState as initialMachine } from '../../domain/checkout/machine/state';
import { faceOf } from '../../domain/checkout/machine/face';
import type { CheckoutState } from './contract';

export interface InitialKnowledge {
	/** The cart that the page came with; null where it came without one. */
	readonly cart: Cart | null;
	readonly collectableMethodIds: readonly string[];
	/** 0 for guests. */
	readonly customerId: number;
}

/** The checkout before anyone has touched it (spec section 3, checkout). */
export const initialState = ({
	cart,
	collectableMethodIds,
	customerId,
}: InitialKnowledge): CheckoutState => {
	const { status, hasError, wait } = faceOf(initialMachine);
	return {
		status,
		hasError,
		wait,
		redirectUrl: '',
		orderId: 0,
		customerId,
		calculatingCount: 0,
		calculating: [],
		orderNotes: '',
		useShippingAsBilling: cart === null || isOneAddress(cart.shippingAddress, cart.billingAddress),
		shouldCreateAccount: false,
		customerPassword: '',
		prefersCollection: cart !== null && prefersCollection(cart.packages, collectableMethodIds),
		extensionData: {},
	};
};
