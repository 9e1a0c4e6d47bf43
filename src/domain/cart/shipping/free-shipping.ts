/** Progress of a cart towards free shipping (docs/behaviour.md#mini-cart). */
import { money } from '../../support/money';
import type { Money } from '../../support/money';
import type { Cart } from '../cart';

export type FreeShippingProgress =
	/** No progress to display: no threshold, nothing to ship, or an empty cart. */
	| { readonly kind: 'none' }
	| { readonly kind: 'reached' }
	/** `share` is the part of the threshold that is reached, 0 to 1. */
	| { readonly kind: 'away'; readonly remaining: Money; readonly share: number };

/**
 * Calculates the progress. The subtotal after coupons counts towards the threshold, as in WooCommerce's free shipping
 * method.
 */
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
