/** Determines the changes in a received cart that this page requested itself, which cause no notices. */
import type { Cart } from '../../domain/cart/cart';
import type { OwnChanges } from '../../domain/cart/diff';
import type { CartIntent } from '../../domain/cart/intent';
import type { QuantityChanges } from './contract';

/** Circumstances in which a cart is received. */
export interface ReceivedCartContext {
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

export const expectedChanges = (
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
