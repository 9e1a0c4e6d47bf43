import type { CartData } from '../../domain/cart/data';
import type { CartIntent } from '../../domain/cart/intent';
import type { Registry } from '../registry';
import type { ChangeTracker } from '../shopping/tracker';
import { cartStore } from './contract';
import { receiveCartData } from './receive';
import { toCartResponse } from './response';

/** The wc/store/cart in which carts from the shop end: ours, or the one that another script registered. */
export interface CartHolder {
	/** What the shop has confirmed, as far as it is known. */
	confirmed(): CartData;
	/** Takes a cart; `answered` is the change that it answers, null for a cart that was merely read. */
	take(received: Partial<CartData>, answered: CartIntent | null): void;
	/** The shop has accepted a change. Called before its cart is taken. */
	accept(intent: CartIntent): void;
}

export const createOwnHolder = (registry: Registry, tracker: ChangeTracker): CartHolder => ({
	confirmed: () => registry.select(cartStore).peekCartData(),
	take: (received, answered) => {
		receiveCartData({ registry, tracker }, received, { answered });
	},
	accept: (intent) => {
		if (intent.type === 'update-customer') {
			const { shippingAddress, billingAddress } = intent;
			void registry
				.dispatch(cartStore)
				.addressWasPushed(shippingAddress ?? {}, billingAddress ?? {});
		}
	},
});

/** Uses public names only. What a foreign store announces of a new cart, and when, is its own affair. */
export const createForeignHolder = (registry: Registry): CartHolder => ({
	confirmed: () => registry.select(cartStore).getCartData(),
	take: (received) => {
		void registry.dispatch(cartStore).receiveCart(toCartResponse(received));
	},
	accept: () => undefined,
});
