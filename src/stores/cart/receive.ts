import type { CartData } from '../../domain/cart/data';
import { diffCarts } from '../../domain/cart/diff';
import { readCart } from '../../domain/cart/read';
import type { Registry } from '../registry';
import { shoppingStore } from '../shopping/contract';
import { announceChanges, announceErrors, announceOrder } from './announce';
import type { CartIntent } from '../../domain/cart/intent';
import type { ChangeTracker } from '../shopping/tracker';
import type { QuantityChanges } from './contract';
import { cartStore } from './contract';
import { expectedChanges } from './expected';

interface ReceiverDependencies {
	readonly registry: Registry;
	readonly tracker: ChangeTracker;
}

interface Circumstances {
	/** The change that this cart answers, already taken off the list; null for a cart that was merely read. */
	readonly answered: CartIntent | null;
	/** What other scripts say is theirs; the store's own marks unless given. */
	readonly marked?: QuantityChanges;
}

/** Not typed as missing: another script's cart may come before our store of what the shopper does. */
const isOrdered = (registry: Registry): boolean =>
	registry.select(shoppingStore)?.isCartOrdered() === true;

/**
 * Takes a cart that the shop sent (spec section 4, new cart received). The first one announces no changes: the
 * shopper has not seen another.
 */
export const receiveCartData = (
	{ registry, tracker }: ReceiverDependencies,
	received: Partial<CartData>,
	{ answered, marked }: Circumstances,
): void => {
	const cart = registry.dispatch(cartStore);
	const state = registry.select(cartStore);
	const before = state.peekCartData();

	void cart.setCartData(received);
	const after = state.peekCartData();
	if (state.hasFinishedResolution('getCartData')) {
		const expectation = expectedChanges(readCart(before), {
			answered,
			others: tracker.underWay(),
			marked: marked ?? {
				cartItemsPendingQuantity: state.getItemsPendingQuantityUpdate(),
				cartItemsPendingDelete: state.getItemsPendingDelete(),
				productsPendingAdd: state.getProductsPendingAdd(),
			},
		});
		const changes = diffCarts(expectation.before, readCart(after), expectation.own);
		if (changes.length > 0 && after.items.length === 0 && isOrdered(registry)) {
			announceOrder(registry);
		} else {
			announceChanges(registry, changes, [...after.items, ...before.items]);
		}
	} else if (received.items) {
		// A change was answered before the cart was read: reading it is no longer needed.
		void cart.finishResolution('getCartData', []);
	}
	announceErrors(registry, before.errors, after.errors);
};
