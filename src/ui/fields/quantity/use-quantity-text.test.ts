import fc from 'fast-check';
import { isValidQuantity } from '../../../domain/cart/quantity';
import { readTypedQuantity } from './use-quantity-text';

const LIMITS = { minimum: 6, maximum: 24, multipleOf: 6, editable: true };

const GROUPS = 'You must purchase this product in groups of';
const WHOLE = 'Please enter a whole number.';

/** What is read: the quantity, and what is wrong with the text; nothing if it is valid. */
const read = (quantity: number | null, problem: string) =>
	problem === '' ? { kind: 'valid', quantity } : { kind: 'wrong', quantity, problem };

test.each([
	['12', 12, ''],
	[' 6 ', 6, ''],
	['13', 12, `${GROUPS} 6.`],
	['0', 6, 'The minimum quantity is 6.'],
	['30', 24, 'The maximum quantity is 24.'],
	['25', 24, `${GROUPS} 6.`],
	['', null, WHOLE],
	['-6', null, WHOLE],
	['6.5', null, WHOLE],
	['six', null, WHOLE],
])('reads "%s"', (typed, quantity, problem) => {
	expect(readTypedQuantity(typed, LIMITS)).toEqual(read(quantity, problem));
});

test.each([
	['0,75', 0.5, `${GROUPS} 0.5.`],
	['2,5', 2.5, ''],
	['0', 0.5, 'The minimum quantity is 0.5.'],
	['half', null, 'Please enter a number.'],
])('reads "%s" in halves', (typed, quantity, problem) => {
	const halves = { minimum: 0.5, maximum: 20, multipleOf: 0.5, editable: true };
	expect(readTypedQuantity(typed, halves)).toEqual(read(quantity, problem));
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
