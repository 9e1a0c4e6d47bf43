/**
 * Access to the wc/store/cart that receives carts: this plugin's own, or the one that another script has registered.
 */
import type { CartData } from '../../../domain/cart/data';
import type { CartIntent } from '../../../domain/cart/intent';
import type { Registry } from '../../shared/registry';
import { cartStore } from '../store/contract';
import { toCartResponse } from '../store/response';
import { receiveCartData } from './receive';
import type { ChangeTracker } from './tracker';

export interface CartAdapter {
	/** Returns the confirmed cart, as far as it is known. */
	confirmed(): CartData;
	/** Stores a cart that answers a change; `confirmedIntent` is null for one that was only read. */
	receive(received: Partial<CartData>, confirmedIntent: CartIntent | null): void;
	/** Called when the shop has accepted a change, before its cart is stored. */
	accept(intent: CartIntent): void;
}

export const createOwnCartAdapter = (registry: Registry, tracker: ChangeTracker): CartAdapter => ({
	confirmed: () => registry.select(cartStore).peekCartData(),
	receive: (received, confirmedIntent) => {
		receiveCartData({ registry, tracker }, received, { confirmedIntent });
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

/** Uses public names only. The foreign store decides itself which notices it shows for a new cart. */
export const createForeignCartAdapter = (registry: Registry): CartAdapter => ({
	confirmed: () => registry.select(cartStore).getCartData(),
	receive: (received) => {
		void registry.dispatch(cartStore).receiveCart(toCartResponse(received));
	},
	accept: () => undefined,
});
