/** Reads the cart into wc/store/cart, the plugin's own or the one that another script has registered. */
import type { CartPort } from '../../../api/ports';
import type { CartData } from '../../../domain/cart/data';
import type { CartIntent } from '../../../domain/cart/intent';
import type { Registry } from '../../shared/registry';
import { cartStore } from '../store/contract';
import { toApiError, toCartResponse } from '../store/response';
import { receiveCartData } from './receive';
import type { ChangeTracker } from './tracker';

/**
 * Adapter for the wc/store/cart that receives carts: the plugin's own store, or the one that another script registered.
 */
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

/**
 * Creates the function that reads the cart into the store, initially or again. Errors are stored in getCartErrors. An
 * answer may be older than a cart that came meanwhile, from a change or another tab, or than what a second call asks for:
 * it is then read once more.
 */
export const createLoad = (
	registry: Registry,
	port: CartPort,
	cartAdapter: CartAdapter,
): (() => Promise<void>) => {
	let loading: Promise<void> | null = null;
	/** True if the cart is asked for again while a request is on its way. */
	let isAskedAgain = false;
	const load = async (): Promise<void> => {
		isAskedAgain = false;
		const answer = port.load();
		// The answer to a change may be on its way into the store at this moment: it is not newer than the request.
		await Promise.resolve();
		const before = cartAdapter.confirmed();
		const result = await answer;
		if (result.ok === false) {
			void registry.dispatch(cartStore).setErrorData(toApiError(result.failure));
		} else if (isAskedAgain || cartAdapter.confirmed() !== before) {
			await load();
		} else if (result.ok === true) {
			cartAdapter.receive(result.value, null);
		}
	};
	return () => {
		isAskedAgain = true;
		loading ??= load().finally(() => {
			loading = null;
		});
		return loading;
	};
};
