/** How far a cart is from free shipping (issue 3, mini-cart). */
import { money, type Money } from './money';
import type { Cart } from './cart/cart';

export type FreeShippingProgress =
	/** Nothing to say: no threshold, nothing to ship, or an empty cart. */
	| { readonly kind: 'none' }
	| { readonly kind: 'reached' }
	/** `share` is how much of the way is done, 0 to 1. */
	| { readonly kind: 'away'; readonly remaining: Money; readonly share: number };

/** Goods after coupons count towards the threshold, as WooCommerce's free shipping method counts them. */
export const freeShippingProgress = (
	{ items, needsShipping, totals }: Cart,
	threshold: Money | null,
): FreeShippingProgress => {
	if (threshold === null || threshold.amount <= 0 || items.length === 0 || !needsShipping) {
		return { kind: 'none' };
	}
	const spent = Math.max(totals.items.amount - totals.discount.amount, 0);
	if (spent >= threshold.amount) {
		return { kind: 'reached' };
	}
	return {
		kind: 'away',
		remaining: money(threshold.amount - spent, totals.items.currency),
		share: spent / threshold.amount,
	};
};
