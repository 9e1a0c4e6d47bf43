/** Changes that shoppers request in the schedules. */
import type { Simulation } from '../fakes/simulation';
import type { CartData } from '../../src/domain/cart/data';
import { intentSubject, type CartIntent } from '../../src/domain/cart/intent';

/** Only added, so that additions can be counted; the other products are only set and removed. */
export const ADDED_PRODUCT = 15;

/** Stays in the cart, so that there is always an item to ship. */
export const KEPT_PRODUCT = 16;

/** Creates a random change. `name` is unique to the change; for additions the shop records it. */
export const aWish = (simulation: Simulation, name: string): CartIntent => {
	const key = simulation.pick(['key-12', 'key-12', 'key-13']);
	const code = simulation.pick(['save10', 'fiver', 'nope']);
	const quantity = Math.floor(simulation.between(1, 30));
	switch (
		simulation.pick([
			'set',
			'set',
			'set',
			'add',
			'add',
			'remove',
			'coupon',
			'uncoupon',
			'rate',
			'address',
		])
	) {
		case 'set':
			return { type: 'set-quantity', key, quantity };
		case 'remove':
			return { type: 'remove-item', key };
		case 'coupon':
			return { type: 'apply-coupon', code };
		case 'uncoupon':
			return { type: 'remove-coupon', code };
		case 'rate':
			return {
				type: 'select-rate',
				packageId: 0,
				rateId: simulation.pick(['flat_rate:1', 'pickup_location:0']),
			};
		case 'address':
			return {
				type: 'update-customer',
				shippingAddress: { city: simulation.pick(['Oakland', 'London', 'Lima']) },
				billingAddress: null,
			};
		default:
			return {
				type: 'add-item',
				productId: ADDED_PRODUCT,
				quantity: 1,
				variation: [],
				idempotencyKey: name,
				extra: { ref: name },
			};
	}
};

/** Returns the subject of a change; of several changes of the same subject the last one counts. */
export const subjectOf = (intent: CartIntent): string =>
	'code' in intent ? `coupon:${intent.code}` : (intentSubject(intent) ?? intent.type);

/** True if the cart matches the change; implemented independently of the code under test. */
export const isThere = (intent: CartIntent, { items, coupons, ...cart }: CartData): boolean => {
	switch (intent.type) {
		case 'set-quantity':
			return items.find(({ key }) => key === intent.key)?.quantity === intent.quantity;
		case 'remove-item':
			return items.every(({ key }) => key !== intent.key);
		case 'apply-coupon':
			return coupons.some(({ code }) => code === intent.code);
		case 'remove-coupon':
			return coupons.every(({ code }) => code !== intent.code);
		case 'select-rate':
			return cart.shippingRates.every((pack) =>
				pack.shipping_rates.every((rate) => rate.selected === (rate.rate_id === intent.rateId)),
			);
		case 'update-customer':
			return cart.shippingAddress.city === intent.shippingAddress?.city;
		case 'restore-item':
			return items.some(({ key }) => key === intent.key);
		case 'add-item':
		case 'extension':
		case 'checkout':
			// Counted by the shop's records.
			return true;
	}
};

/** Returns a change that matches the initial cart for the subject of these changes. */
export const untouched = ([intent]: readonly CartIntent[]): CartIntent | null => {
	switch (intent?.type) {
		case 'set-quantity':
		case 'remove-item':
			return { type: 'set-quantity', key: intent.key, quantity: 1 };
		case 'apply-coupon':
		case 'remove-coupon':
			return { type: 'remove-coupon', code: intent.code };
		case 'select-rate':
			return { ...intent, rateId: 'flat_rate:1' };
		case 'update-customer':
			return { ...intent, shippingAddress: { city: '' } };
		case 'restore-item':
		case 'add-item':
		case 'extension':
		case 'checkout':
		case undefined:
			return null;
	}
};
