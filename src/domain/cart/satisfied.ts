/** Checks if a change is already applied (docs/behaviour.md#lost-responses). */
import type { CartData } from './data';
import type { CartIntent } from './intent';

const hasCoupon = (cart: CartData, code: string): boolean =>
	cart.coupons.some((coupon) => coupon.code.toLowerCase() === code.toLowerCase());

/**
 * True if the cart is in the state that the change intends. A change whose first response was lost may fail when it is
 * repeated, because the first request was carried out ("coupon already applied"). False if the cart does not show it.
 */
export const isSatisfied = (intent: CartIntent, cart: CartData): boolean => {
	switch (intent.type) {
		case 'set-quantity':
			return cart.items.some(
				({ key, quantity }) => key === intent.key && quantity === intent.quantity,
			);
		case 'remove-item':
			return !cart.items.some(({ key }) => key === intent.key);
		case 'apply-coupon':
			return hasCoupon(cart, intent.code);
		case 'remove-coupon':
			return !hasCoupon(cart, intent.code);
		case 'add-item':
		case 'select-rate':
		case 'update-customer':
		case 'extension':
			return false;
	}
};
