/** Which changes in a received cart this page has asked for itself; those announce nothing. */
import type { Cart } from '../../domain/cart/cart';
import type { OwnChanges } from '../../domain/cart/diff';
import type { CartIntent } from '../../domain/cart/intent';
import type { QuantityChanges } from './contract';

/** What is going on when a cart arrives. */
export interface Reception {
	/** The change that this cart answers; null for a cart that was merely read. */
	readonly answered: CartIntent | null;
	/** Other changes that are still under way. */
	readonly others: readonly CartIntent[];
	/** What other scripts have marked as theirs. */
	readonly marked: QuantityChanges;
}

/** A cart to compare the new one with, and the lines to leave out of the comparison. */
interface Expectation {
	readonly before: Cart;
	readonly own: OwnChanges;
}

/** The lines that adding a product may join. Options may lead to a line with another id than was asked for. */
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
 * The old cart as the shopper expects it now: with the quantity that was asked for. Where the shop answers with
 * another one, that is news, and told with the reason.
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
