import { isOneAddress } from '../../domain/address';
import { prefersCollection } from '../../domain/cart/rates';
import type { Cart } from '../../domain/cart/cart';
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
}: InitialKnowledge): CheckoutState => ({
	// The face of the machine's first state.
	status: 'idle',
	hasError: false,
	wait: null,
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
});
