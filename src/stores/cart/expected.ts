/** Determines the changes in a received cart that this page requested itself, which cause no notices. */
import type { Cart } from '../../domain/cart/cart';
import type { OwnChanges } from '../../domain/cart/diff';
import type { CartIntent } from '../../domain/cart/intent';
import type { QuantityChanges } from './contract';

/** Circumstances in which a cart is received. */
export interface Reception {
	/** Change to which this cart is the response; null for a cart that was only read. */
	readonly answered: CartIntent | null;
	/** Other changes that are pending. */
	readonly others: readonly CartIntent[];
	/** Items with pending flags set by other scripts. */
	readonly marked: QuantityChanges;
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
const asAskedFor = (before: Cart, answered: CartIntent | null): Cart =>
	answered?.type === 'set-quantity'
		? {
				...before,
				items: before.items.map((item) =>
					item.key === answered.key ? { ...item, quantity: answered.quantity } : item,
				),
			}
		: before;

export const expectedChanges = (
	before: Cart,
	{ answered, others, marked }: Reception,
): Expectation => {
	const all = answered ? [...others, answered] : others;
	const {
		cartItemsPendingQuantity = [],
		cartItemsPendingDelete = [],
		productsPendingAdd = [],
	} = marked;
	const answeredKey = answered?.type === 'set-quantity' ? answered.key : null;
	const addedElsewhere = before.items.flatMap(({ key, productId }) =>
		productsPendingAdd.includes(productId) ? [key] : [],
	);
	return {
		before: asAskedFor(before, answered),
		own: {
			pendingDelete: [
				...cartItemsPendingDelete,
				...all.flatMap((intent) => (intent.type === 'remove-item' ? [intent.key] : [])),
			],
			pendingQuantity: [
				...cartItemsPendingQuantity.filter((key) => key !== answeredKey),
				...others.flatMap((intent) => (intent.type === 'set-quantity' ? [intent.key] : [])),
				...all.flatMap((intent) => linesJoinedBy(before, intent)),
				...addedElsewhere,
			],
		},
	};
};
