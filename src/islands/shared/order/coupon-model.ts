/** Coupons in force, as the cart and the checkout list them. Views\Cart\CouponList in PHP says the same. */
import type { Cart } from '../../../domain/cart/cart';
import { formatMoney, negateMoney } from '../../../domain/money';

export interface CouponModel {
	readonly code: string;
	/** What it takes off, with its minus sign. */
	readonly discount: string;
	readonly isLeaving: boolean;
}

/** The coupons of a projected cart, without those that the shop has not granted yet. */
export const couponModels = (cart: Cart): readonly CouponModel[] =>
	cart.coupons
		.filter(({ activity }) => activity !== 'applying')
		.map(({ code, discount, activity }) => ({
			code,
			discount: formatMoney(negateMoney(discount)),
			isLeaving: activity === 'removing',
		}));
