/** Coupons in force, as the cart and the checkout list them. Views\Cart\CouponList in PHP says the same. */
import type { Cart } from '../../../domain/cart/cart';
import { formatMoney, negateMoney } from '../../../domain/money';

export interface CouponModel {
	readonly code: string;
	/** A plugin's word for it; else its code is written. */
	readonly label?: string;
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

const labelIn = (listed: readonly unknown[], code: string): string | null => {
	const entry = listed.find(
		(candidate): candidate is Readonly<Record<'label', unknown>> =>
			typeof candidate === 'object' &&
			candidate !== null &&
			'code' in candidate &&
			'label' in candidate &&
			candidate.code === code,
	);
	if (entry === undefined) {
		return null;
	}
	return typeof entry.label === 'string' ? entry.label : code;
};

/** The coupons as a plugin lists them ({code, label}); those that it leaves out are not shown. */
export const couponsAs = (
	coupons: readonly CouponModel[],
	listed: readonly unknown[],
): readonly CouponModel[] =>
	coupons.flatMap((coupon) => {
		const label = labelIn(listed, coupon.code);
		return label === null ? [] : [{ ...coupon, label }];
	});
