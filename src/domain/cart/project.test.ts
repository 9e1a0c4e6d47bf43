import fc from 'fast-check';
import type { Cart } from './cart';
import type { CartIntent } from './intent';
import { projectCart } from './project';
import { aCart, aCoupon, anAdd, anItem } from '../../../test/fixtures/builders';
import { carts } from '../../../test/fixtures/carts';
import { cartOf } from '../../../test/fixtures/decoded';

/** Mug: 2 × 10.00; tray: 1 × 5.00. */
const confirmed = cartOf(
	aCart({
		items: [
			anItem({ id: 1, price: 1000, quantity: 2 }),
			anItem({
				id: 2,
				price: 500,
				quantity_limits: { minimum: 1, maximum: 3, multiple_of: 1, editable: true },
			}),
		],
		coupons: [aCoupon('save10', 250)],
	}),
);

const set = (key: string, quantity: number): CartIntent => ({
	type: 'set-quantity',
	key,
	quantity,
});
const add = (productId: number, quantity: number, extra = {}) =>
	anAdd({ productId, quantity, extra });

describe('projectCart', () => {
	it('returns the confirmed cart itself when no intent is under way', () => {
		expect(projectCart(confirmed, [])).toBe(confirmed);
	});

	it('adds fractions without noise', () => {
		const tenths = { minimum: 0.1, maximum: 9, multiple_of: 0.1, editable: true };
		const some = cartOf(
			aCart({ items: [anItem({ id: 1, price: 1000, quantity: 0.1, quantity_limits: tenths })] }),
		);
		const cart = projectCart(some, [add(1, 0.2)]);
		expect(cart.items[0]?.quantity).toBe(0.3);
		expect(cart.count).toBe(0.3);
	});

	it('shows a new quantity at once: the line, the subtotal, the count', () => {
		const cart = projectCart(confirmed, [set('key-1', 5)]);
		expect(cart.items[0]).toMatchObject({ quantity: 5, activity: 'changing' });
		expect(cart.items[0]?.lineTotal.amount).toBe(5000);
		expect(cart.totals.items.amount).toBe(5500);
		expect(cart.count).toBe(6);
		expect(cart.settling).toBe(true);
	});

	it('keeps every other total as confirmed', () => {
		const { totals } = projectCart(confirmed, [
			set('key-1', 5),
			{ type: 'remove-coupon', code: 'save10' },
		]);
		expect({ ...totals, items: null }).toEqual({ ...confirmed.totals, items: null });
	});

	it('keeps a line being removed, flagged as pending and not counted', () => {
		const cart = projectCart(confirmed, [{ type: 'remove-item', key: 'key-1' }]);
		expect(cart.items.map(({ activity }) => activity)).toEqual(['removing', 'settled']);
		expect(cart.totals.items.amount).toBe(500);
		expect(cart.count).toBe(1);
	});

	it('applies the latest change of a line', () => {
		const cart = projectCart(confirmed, [{ type: 'remove-item', key: 'key-1' }, set('key-1', 3)]);
		expect(cart.items[0]).toMatchObject({ activity: 'changing', quantity: 3 });
		expect(cart.count).toBe(4);
	});

	it('adds to the existing line of the product if it is unambiguous', () => {
		expect(projectCart(confirmed, [add(1, 2)]).items[0]?.quantity).toBe(4);
	});

	it.each([
		['an unknown product', add(99, 1)],
		['a plugin’s own fields', add(1, 1, { engraving: 'Ada' })],
		['more than the shop allows', add(2, 9)],
	])('does not add optimistically, only marks the totals as pending, for %s', (_name, intent) => {
		const cart = projectCart(confirmed, [intent]);
		expect(cart).toEqual({ ...confirmed, settling: true });
	});

	it('marks the totals as pending while the cart is read again', () => {
		expect(projectCart(confirmed, [], true)).toEqual({ ...confirmed, settling: true });
	});

	it('flags coupons being applied and removed', () => {
		const cart = projectCart(confirmed, [
			{ type: 'apply-coupon', code: 'fiver' },
			{ type: 'remove-coupon', code: 'SAVE10' },
			{ type: 'apply-coupon', code: 'Fiver' },
		]);
		expect(cart.coupons.map(({ code, activity }) => [code, activity])).toEqual([
			['save10', 'removing'],
			['fiver', 'applying'],
		]);
	});

	it('selects a rate in one package, or in all', () => {
		const two = cartOf(carts.twoPackages);
		const chosen = (cart: Cart) =>
			cart.packages.map(({ rates }) => rates.find(({ selected }) => selected)?.rateId);
		const select = (packageId: number | string | null): CartIntent => ({
			type: 'select-rate',
			packageId,
			rateId: 'pickup_location:0',
		});
		const pickup = 'pickup_location:0';
		expect(chosen(projectCart(two, [select('0')]))).toEqual([pickup, 'cold:9']);
		expect(chosen(projectCart(two, [select(null)]))).toEqual([pickup, pickup]);
	});

	it('overlays an address on the confirmed one', () => {
		const cart = projectCart(confirmed, [
			{ type: 'update-customer', shippingAddress: { city: 'London' }, billingAddress: null },
		]);
		expect(cart.shippingAddress).toEqual({ ...confirmed.shippingAddress, city: 'London' });
		expect(cart.billingAddress).toEqual(confirmed.billingAddress);
	});

	it('leaves a free line free, and a line that is being removed as it is', () => {
		const free = cartOf(aCart({ items: [anItem({ id: 1, price: 0, quantity: 1 })] }));
		expect(projectCart(free, [set('key-1', 3)]).totals.items.amount).toBe(0);
		const cart = projectCart(confirmed, [{ type: 'remove-item', key: 'key-1' }, add(1, 1)]);
		expect(cart.items[0]).toMatchObject({ quantity: 2, activity: 'removing' });
	});

	it('does not add a choice of options to a line, as only the shop knows its line', () => {
		const chosen = { ...add(1, 1), variation: [{ attribute: 'Size', value: 'S' }] };
		expect(projectCart(confirmed, [chosen]).items).toEqual(confirmed.items);
	});

	it.each<CartIntent>([
		{ type: 'restore-item', key: 'key-9', position: 0 },
		{ type: 'extension', namespace: 'gift', data: {} },
		{ type: 'checkout', choices: { paymentMethod: 'cod' } },
	])('shows no change that only the server can make: $type', (intent) => {
		const { settling, ...cart } = projectCart(confirmed, [intent]);
		expect([settling, cart]).toEqual([true, { ...confirmed, settling: undefined }]);
	});

	it('never mutates the confirmed cart, and its subtotal is the sum of its lines', () => {
		const intent = fc.oneof(
			fc.record({
				type: fc.constant('set-quantity' as const),
				key: fc.constantFrom('key-1', 'key-2', 'gone'),
				quantity: fc.integer({ min: 1, max: 99 }),
			}),
			fc.record({
				type: fc.constant('remove-item' as const),
				key: fc.constantFrom('key-1', 'key-2', 'gone'),
			}),
			fc.constantFrom(add(1, 1), add(2, 1), add(9, 1)),
		);
		const before = JSON.stringify(confirmed);
		fc.assert(
			fc.property(fc.array(intent, { minLength: 1 }), (intents) => {
				const cart = projectCart(confirmed, intents);
				const staying = cart.items.filter(({ activity }) => activity !== 'removing');
				const sum = staying.reduce((total, { lineTotal }) => total + lineTotal.amount, 0);
				expect(cart.totals.items.amount).toBe(sum);
				expect(cart.count).toBe(staying.reduce((count, { quantity }) => count + quantity, 0));
				expect(JSON.stringify(confirmed)).toBe(before);
			}),
		);
	});
});
