import fc from 'fast-check';
import { readCanPay, incompatibleMethods, supportsAll, sortMethods } from './can-pay';

test.each([
	[true, { kind: 'yes' }],
	['sure', { kind: 'yes' }],
	[{}, { kind: 'yes' }],
	[false, { kind: 'no' }],
	[undefined, { kind: 'no' }],
	[{ error: { message: 'No key' } }, { kind: 'error', message: 'No key' }],
	[{ error: 'plain' }, { kind: 'error', message: 'plain' }],
	[{ error: false }, { kind: 'yes' }],
])('reads the canMakePayment result %p', (answer, expected) => {
	expect(readCanPay(answer)).toEqual(expected);
});

test("methods are sorted by the shop's order, then by registration, without loss or duplicates", () => {
	expect(sortMethods(['a', 'b', 'c'], ['c', 'x', 'a', 'c'])).toEqual(['c', 'a', 'b']);
	const names = fc.uniqueArray(fc.string());
	fc.assert(
		fc.property(names, fc.array(fc.string()), (registered, order) => {
			expect([...sortMethods(registered, order)].sort()).toEqual([...registered].sort());
		}),
	);
});

test('a method must support every feature that the cart requires', () => {
	expect(supportsAll(['products', 'refunds'], ['products'])).toBe(true);
	expect(supportsAll(['products'], ['products', 'subscriptions'])).toBe(false);
	expect(supportsAll([], [])).toBe(true);
});

test('gateways without a script, or without a required feature, are incompatible', () => {
	const registered = new Map([
		['cod', ['products']],
		['card', ['products', 'subscriptions']],
	]);
	const gateways = { cod: 'Cash', card: 'Card', old: 'Old gateway' };
	expect(incompatibleMethods(gateways, registered, ['products'])).toEqual({ old: 'Old gateway' });
	expect(incompatibleMethods(gateways, registered, ['subscriptions'])).toEqual({
		cod: 'Cash',
		old: 'Old gateway',
	});
});
