import { isSameAddress } from '../../domain/address';
import { prefersLocalPickup } from '../../domain/cart/rates';
import type { Cart } from '../../domain/cart/cart';
import type { CheckoutState } from './contract';

export interface InitialCheckout {
	/** Cart printed in the page; null if there is none. */
	readonly cart: Cart | null;
	readonly collectableMethodIds: readonly string[];
	/** 0 for guests. */
	readonly customerId: number;
}

/** Initial state of the checkout (docs/behaviour.md#checkout-state). */
export const initialState = ({
	cart,
	collectableMethodIds,
	customerId,
}: InitialCheckout): CheckoutState => ({
	// View state of the state machine's initial state.
	status: 'idle',
	hasError: false,
	wait: null,
	redirectUrl: '',
	orderId: 0,
	customerId,
	calculatingCount: 0,
	calculating: [],
	orderNotes: '',
	useShippingAsBilling: cart === null || isSameAddress(cart.shippingAddress, cart.billingAddress),
	shouldCreateAccount: false,
	customerPassword: '',
	prefersCollection: cart !== null && prefersLocalPickup(cart.packages, collectableMethodIds),
	extensionData: {},
});
