import type { CartIntent } from './intent';
import { isSatisfied } from './project';
import { aCart, aCoupon, anItem } from '../../../test/fixtures/builders';
import { cartDataOf } from '../../../test/fixtures/decoded';

const cart = cartDataOf(
	aCart({ items: [anItem({ id: 1, quantity: 3 })], coupons: [aCoupon('save10')] }),
);

describe('isSatisfied', () => {
	it.each<[CartIntent, boolean]>([
		[{ type: 'set-quantity', key: 'key-1', quantity: 3 }, true],
		[{ type: 'set-quantity', key: 'key-1', quantity: 4 }, false],
		[{ type: 'set-quantity', key: 'gone', quantity: 3 }, false],
		[{ type: 'remove-item', key: 'key-1' }, false],
		[{ type: 'remove-item', key: 'gone' }, true],
		[{ type: 'restore-item', key: 'key-1', position: 0 }, true],
		[{ type: 'restore-item', key: 'gone', position: 0 }, false],
		[{ type: 'apply-coupon', code: 'SAVE10' }, true],
		[{ type: 'apply-coupon', code: 'fiver' }, false],
		[{ type: 'remove-coupon', code: 'fiver' }, true],
		[{ type: 'remove-coupon', code: 'save10' }, false],
		[{ type: 'select-rate', packageId: 0, rateId: 'flat_rate:1' }, false],
	])('%j: %s', (intent, satisfied) => {
		expect(isSatisfied(intent, cart)).toBe(satisfied);
	});
});
