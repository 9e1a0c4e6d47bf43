/** Whether a change is there already (design: a lost answer is asked for, never guessed). */
import type { CartData } from './data';
import type { CartIntent } from './intent';

const hasCoupon = (cart: CartData, code: string): boolean =>
	cart.coupons.some((coupon) => coupon.code.toLowerCase() === code.toLowerCase());

/**
 * Whether the cart is as the change wants it. A change whose first answer was lost may fail the second time just
 * because the first was carried out ("coupon already applied"). Where the cart cannot tell, it is false.
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
