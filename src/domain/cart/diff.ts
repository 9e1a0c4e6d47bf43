/** What a newly received cart changed that the shopper did not ask for (spec sections 4 and 5). */
import type { Cart } from './cart';
import { explainChange, type QuantityChange } from '../quantity';

export type CartChange =
	| { readonly kind: 'removed'; readonly key: string; readonly name: string }
	| {
			readonly kind: 'quantity';
			readonly key: string;
			readonly name: string;
			readonly change: QuantityChange;
	  };

/** The lines that this page is changing itself; they announce nothing. */
export interface OwnChanges {
	readonly pendingDelete: readonly string[];
	readonly pendingQuantity: readonly string[];
}

/** Compares two confirmed carts, in the order of the old one's items. */
export const diffCarts = (before: Cart, after: Cart, own: OwnChanges): readonly CartChange[] => {
	const afterByKey = new Map(after.items.map((item) => [item.key, item]));
	return before.items.flatMap(({ key, name, quantity }): readonly CartChange[] => {
		const item = afterByKey.get(key);
		if (!item) {
			return own.pendingDelete.includes(key) ? [] : [{ kind: 'removed', key, name }];
		}
		if (item.quantity === quantity || own.pendingQuantity.includes(key)) {
			return [];
		}
		const change = explainChange(quantity, item.quantity, item.limits);
		return [{ kind: 'quantity', key, name: item.name, change }];
	});
};
