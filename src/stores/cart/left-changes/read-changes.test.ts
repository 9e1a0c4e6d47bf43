import fc from 'fast-check';
import { anAdd } from '../../../../test/fixtures/builders';
import type { CartIntent } from '../../../domain/cart/intent';
import { LEFT_LIFETIME } from '../../../domain/cart/left-changes';
import { readChanges } from './read-changes';

const stored = (...intents: readonly unknown[]): string =>
	JSON.stringify([1, ...intents.map((intent, index) => ({ key: `key-${String(index)}`, intent }))]);

const read = (...intents: readonly unknown[]) =>
	readChanges(stored(...intents), LEFT_LIFETIME).map(({ intent }) => intent);

test('every change of the cart is read as it was stored', () => {
	const changes: readonly CartIntent[] = [
		anAdd({ quantity: 2, variation: [{ attribute: 'Größe', value: 'L' }], extra: { gift: ['1'] } }),
		{ type: 'set-quantity', key: 'a', quantity: 3, from: 1 },
		{ type: 'set-quantity', key: 'b', quantity: 0.5, from: undefined },
		{ type: 'remove-item', key: 'c' },
		{ type: 'restore-item', key: 'd', position: 0 },
		{ type: 'apply-coupon', code: 'save10' },
		{ type: 'remove-coupon', code: 'save20' },
		{ type: 'select-rate', packageId: 0, rateId: 'flat_rate:1' },
		{ type: 'select-rate', packageId: null, rateId: 'pickup:1' },
	];
	expect(read(...changes)).toEqual(changes);
});

test.each([
	['12', '3', 12, 3],
	['1,5', '0,5', 1.5, 0.5],
	['١٢', undefined, 12, undefined],
])('the text %s of a field is read as a quantity', (typed, shown, quantity, from) => {
	const change = { type: 'set-quantity', key: 'a' };
	expect(read({ ...change, quantity: typed, from: shown })).toEqual([
		{ ...change, quantity, from },
	]);
});

test('what is malformed, of another version or of a plugin is left out', () => {
	expect(
		read(
			{ type: 'set-quantity', key: 'a', quantity: 'three' },
			{ type: 'set-quantity', key: 'a', quantity: '0' },
			{ type: 'set-quantity', key: 'a' },
			{ type: 'remove-item', item: 'a' },
			{ type: 'select-rate', packageId: {}, rateId: 'flat_rate:1' },
			{ type: 'move-item', key: 'a' },
			{ type: 'extension', namespace: 'points', data: {} },
			null,
		),
	).toEqual([]);
});

test('any text is read without an error', () => {
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
			expect(Array.isArray(readChanges(text, 0))).toBe(true);
		}),
	);
});
