/** Applied coupons, as listed in the cart and the checkout. Cart\View\CouponList does the same in PHP. */
import type { Cart } from '../../../domain/cart/cart';
import { formatMoney, isZero, negateMoney } from '../../../domain/support/money';
import { decodeEntities } from '../../../domain/html/text';
import { isObject, readText } from '../../../domain/support/unknown';
import type { CouponModel } from '../../../ui/cart/coupon-model';

/** Returns the coupons of a projected cart, without those that the shop has not confirmed yet. */
export const couponModels = (cart: Cart): readonly CouponModel[] =>
	cart.coupons
		.filter(({ activity }) => activity !== 'applying')
		.map(({ code, discount, activity }) => {
			const model: CouponModel = {
				code,
				label: decodeEntities(code),
				discount: isZero(discount) ? '' : formatMoney(negateMoney(discount)),
				isLeaving: activity === 'removing',
			};
			return window.storefrontIslands?.classicCoupon?.(model, cart) ?? model;
		});

const labelIn = (listed: readonly unknown[], code: string): string | null => {
	const entry = listed
		.filter(isObject)
		.find((candidate) => 'label' in candidate && candidate.code === code);
	return entry ? decodeEntities(readText(entry.label, code)) : null;
};

/** Applies a plugin's list of coupons ({code, label}); coupons that are not in it are not shown. */
export const relabelCoupons = (
	coupons: readonly CouponModel[],
	listed: readonly unknown[],
): readonly CouponModel[] =>
	coupons.flatMap((coupon) => {
		const label = labelIn(listed, coupon.code);
		return label === null
			? []
			: [label === decodeEntities(coupon.code) ? coupon : { ...coupon, label }];
	});

declare global {
	interface StorefrontIslands {
		/** As classicTotals, of a coupon. */
		classicCoupon?: (coupon: CouponModel, cart: Cart) => CouponModel;
	}
}
