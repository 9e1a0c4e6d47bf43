/**
 * Stores a cart received from the shop in the plugin's own wc/store/cart. Changes that this page requested itself cause
 * no notices.
 */
import type { Cart } from '../../../domain/cart/cart';
import type { CartData } from '../../../domain/cart/data';
import { diffCarts } from '../../../domain/cart/diff';
import type { OwnChanges } from '../../../domain/cart/diff';
import type { CartIntent } from '../../../domain/cart/intent';
import { readCart } from '../../../domain/cart/read';
import { guard } from '../../shared/guard';
import type { Registry } from '../../shared/registry';
import { shoppingStore } from '../shopping/contract';
import { cartStore } from '../store/contract';
import type { QuantityChanges } from '../store/contract';
import { notifyChanges, notifyErrors, notifyOrder } from '../store/notify';
import type { ChangeTracker } from './tracker';

/** Circumstances in which a cart is received. */
interface ReceivedCartContext {
	/** Change to which this cart is the response; null for a cart that was only read. */
	readonly confirmedIntent: CartIntent | null;
	/** Other changes that are pending. */
	readonly pendingIntents: readonly CartIntent[];
	/** Items with pending flags set by other scripts. */
	readonly pendingFlags: QuantityChanges;
}

/** Cart to compare the new one with, and lines to exclude from the comparison. */
interface Expectation {
	readonly before: Cart;
	readonly own: OwnChanges;
}

/**
 * Returns the lines to which an added product may belong. With variations the line may have another product id than the
 * requested one.
 */
const linesJoinedBy = (cart: Cart, intent: CartIntent): readonly string[] => {
	if (intent.type !== 'add-item') {
		return [];
	}
	const mayJoinAny = intent.variation.length > 0;
	return cart.items.flatMap(({ key, productId }) =>
		mayJoinAny || productId === intent.productId ? [key] : [],
	);
};

/**
 * Returns the old cart with the requested quantity, as the shopper expects it. If the shop responds with another
 * quantity, a notice explains it.
 */
const withRequestedQuantity = (before: Cart, confirmedIntent: CartIntent | null): Cart =>
	confirmedIntent?.type === 'set-quantity'
		? {
				...before,
				items: before.items.map((item) =>
					item.key === confirmedIntent.key ? { ...item, quantity: confirmedIntent.quantity } : item,
				),
			}
		: before;

const expectedChanges = (
	before: Cart,
	{ confirmedIntent, pendingIntents, pendingFlags }: ReceivedCartContext,
): Expectation => {
	const all = confirmedIntent ? [...pendingIntents, confirmedIntent] : pendingIntents;
	const {
		cartItemsPendingQuantity = [],
		cartItemsPendingDelete = [],
		productsPendingAdd = [],
	} = pendingFlags;
	const requestedKey = confirmedIntent?.type === 'set-quantity' ? confirmedIntent.key : null;
	const addedElsewhere = before.items.flatMap(({ key, productId }) =>
		productsPendingAdd.includes(productId) ? [key] : [],
	);
	return {
		before: withRequestedQuantity(before, confirmedIntent),
		own: {
			pendingDelete: [
				...cartItemsPendingDelete,
				...all.flatMap((intent) => (intent.type === 'remove-item' ? [intent.key] : [])),
			],
			pendingQuantity: [
				...cartItemsPendingQuantity.filter((key) => key !== requestedKey),
				...pendingIntents.flatMap((intent) => (intent.type === 'set-quantity' ? [intent.key] : [])),
				...all.flatMap((intent) => linesJoinedBy(before, intent)),
				...addedElsewhere,
			],
		},
	};
};

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

	guard(() => cart.setCartData(received));
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
	notifyErrors(registry, before, after);
};
