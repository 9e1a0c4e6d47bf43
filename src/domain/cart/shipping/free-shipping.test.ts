import { aCart, aCoupon, anItem } from '../../../../test/fixtures/builders';
import type { CartJson } from '../../../../test/fixtures/builders';
import { carts } from '../../../../test/fixtures/carts';
import { cartOf } from '../../../../test/fixtures/decoded';
import { money } from '../../support/money';
import { freeShippingProgress } from './free-shipping';

const progress = (json: CartJson | undefined, threshold: number | null) => {
	const cart = cartOf(json);
	return freeShippingProgress(
		cart,
		threshold === null ? null : money(threshold, cart.totals.items.currency),
	);
};

describe('freeShippingProgress', () => {
	const items = [anItem({ price: 2000 })];

	it('returns the missing amount', () => {
		expect(progress(aCart({ items }), 5000)).toMatchObject({
			kind: 'away',
			remaining: { amount: 3000 },
			share: 0.4,
		});
	});

	it('counts the subtotal after coupons', () => {
		expect(progress(aCart({ items, coupons: [aCoupon('save10', 500)] }), 2000)).toMatchObject({
			kind: 'away',
			remaining: { amount: 500 },
		});
	});

	it('is complete at the threshold', () => {
		expect(progress(aCart({ items }), 2000)).toEqual({ kind: 'reached' });
	});

	it('is null without a threshold, items, or anything to ship', () => {
		expect(progress(aCart({ items }), null)).toEqual({ kind: 'none' });
		expect(progress(aCart(), 5000)).toEqual({ kind: 'none' });
		expect(progress(carts.virtual, 5000)).toEqual({ kind: 'none' });
	});
});
