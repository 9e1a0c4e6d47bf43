import type { CartData } from '../../domain/cart/data';
import { diffCarts } from '../../domain/cart/diff';
import { readCart } from '../../domain/cart/read';
import type { Registry } from '../registry';
import { shoppingStore } from '../shopping/contract';
import { notifyChanges, notifyErrors, notifyOrder } from './announce';
import type { CartIntent } from '../../domain/cart/intent';
import type { ChangeTracker } from '../shopping/tracker';
import type { QuantityChanges } from './contract';
import { cartStore } from './contract';
import { expectedChanges } from './expected';

interface ReceiverDependencies {
	readonly registry: Registry;
	readonly tracker: ChangeTracker;
}

interface ReceiveOptions {
	/**
	 * Change to which this cart is the response, already removed from the pending ones; null for a cart that was only
	 * read.
	 */
	readonly confirmedIntent: CartIntent | null;
	/** Items changed by other scripts; defaults to the store's pending flags. */
	readonly pendingFlags?: QuantityChanges;
}

/**
 * The types do not include undefined, which occurs if another script's cart is received before the shopping store is
 * registered.
 */
const isOrdered = (registry: Registry): boolean =>
	registry.select(shoppingStore)?.isCartOrdered() === true;

/**
 * Stores a cart received from the shop (docs/behaviour.md#new-cart). The first cart causes no notices about
 * changes, since the shopper has not seen an earlier one.
 */
export const receiveCartData = (
	{ registry, tracker }: ReceiverDependencies,
	received: Partial<CartData>,
	{ confirmedIntent, pendingFlags }: ReceiveOptions,
): void => {
	const cart = registry.dispatch(cartStore);
	const state = registry.select(cartStore);
	const before = state.peekCartData();

	void cart.setCartData(received);
	const after = state.peekCartData();
	if (state.hasFinishedResolution('getCartData')) {
		const expectation = expectedChanges(readCart(before), {
			confirmedIntent,
			pendingIntents: tracker.pending(),
			pendingFlags: pendingFlags ?? {
				cartItemsPendingQuantity: state.getItemsPendingQuantityUpdate(),
				cartItemsPendingDelete: state.getItemsPendingDelete(),
				productsPendingAdd: state.getProductsPendingAdd(),
			},
		});
		const changes = diffCarts(expectation.before, readCart(after), expectation.own);
		if (changes.length > 0 && after.items.length === 0 && isOrdered(registry)) {
			notifyOrder(registry);
		} else {
			notifyChanges(registry, changes, [...after.items, ...before.items]);
		}
	} else if (received.items) {
		// A change was answered before the cart was read, so reading it is no longer needed.
		void cart.finishResolution('getCartData', []);
	}
	notifyErrors(registry, before.errors, after.errors);
};
