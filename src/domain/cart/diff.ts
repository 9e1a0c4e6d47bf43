/** Compares carts for changes that the shopper did not request (docs/behaviour.md#new-cart). */
import { explainChange } from './quantity';
import type { QuantityChange } from './quantity';
import type { Cart } from './cart';

export type CartChange =
	| { readonly kind: 'removed'; readonly key: string; readonly name: string }
	| {
			readonly kind: 'quantity';
			readonly key: string;
			readonly name: string;
			readonly change: QuantityChange;
	  };

/** Keys of the lines that this page is changing itself; they cause no notices. */
export interface OwnChanges {
	readonly pendingDelete: readonly string[];
	readonly pendingQuantity: readonly string[];
}

/** Compares two confirmed carts, in the order of the old cart's items. */
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
