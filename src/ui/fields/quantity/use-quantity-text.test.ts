import fc from 'fast-check';
import { isValidQuantity } from '../../../domain/cart/quantity';
import { readTypedQuantity } from './use-quantity-text';

const LIMITS = { minimum: 6, maximum: 24, multipleOf: 6, editable: true };

test.each([
	['12', { kind: 'valid', quantity: 12 }],
	[' 6 ', { kind: 'valid', quantity: 6 }],
	[
		'13',
		{ kind: 'wrong', quantity: 12, problem: 'You must purchase this product in groups of 6.' },
	],
	['0', { kind: 'wrong', quantity: 6, problem: 'The minimum quantity is 6.' }],
	['30', { kind: 'wrong', quantity: 24, problem: 'The maximum quantity is 24.' }],
	[
		'25',
		{ kind: 'wrong', quantity: 24, problem: 'You must purchase this product in groups of 6.' },
	],
	['', { kind: 'wrong', quantity: null, problem: 'Please enter a whole number.' }],
	['-6', { kind: 'wrong', quantity: null, problem: 'Please enter a whole number.' }],
	['6.5', { kind: 'wrong', quantity: null, problem: 'Please enter a whole number.' }],
	['six', { kind: 'wrong', quantity: null, problem: 'Please enter a whole number.' }],
])('reads "%s"', (typed, read) => {
	expect(readTypedQuantity(typed, LIMITS)).toEqual(read);
});

test.each([
	[
		'0,75',
		{ kind: 'wrong', quantity: 0.5, problem: 'You must purchase this product in groups of 0.5.' },
	],
	['2,5', { kind: 'valid', quantity: 2.5 }],
	['0', { kind: 'wrong', quantity: 0.5, problem: 'The minimum quantity is 0.5.' }],
	['half', { kind: 'wrong', quantity: null, problem: 'Please enter a number.' }],
])('reads "%s" in halves', (typed, read) => {
	const halves = { minimum: 0.5, maximum: 20, multipleOf: 0.5, editable: true };
	expect(readTypedQuantity(typed, halves)).toEqual(read);
});

test('for any input the resulting quantity is valid', () => {
	const limits = fc
		.record({ group: fc.integer({ min: 1, max: 12 }), from: fc.nat(20), span: fc.nat(20) })
		.map(({ group, from, span }) => ({
			minimum: from * group,
			maximum: (from + span) * group,
			multipleOf: group,
			editable: true,
		}));
	fc.assert(
		fc.property(fc.oneof(fc.nat(1000).map(String), fc.string()), limits, (typed, allowed) => {
			const { quantity } = readTypedQuantity(typed, allowed);
			return quantity === null || isValidQuantity(quantity, allowed);
		}),
	);
});
