import fc from 'fast-check';
import {
	clampQuantity,
	explainChange,
	exactQuantity,
	isValidQuantity,
	parseQuantity,
	stepQuantity,
	type QuantityLimits,
} from './quantity';

const limits = (minimum = 1, maximum = 99, multipleOf = 1, editable = true): QuantityLimits => ({
	minimum,
	maximum,
	multipleOf,
	editable,
});

const tenths = limits(0.1, 9, 0.1);

/** Limits that at least one quantity meets. */
const someLimits = fc
	.record({ group: fc.integer({ min: 1, max: 12 }), from: fc.nat(20), more: fc.nat(20) })
	.map(({ group, from, more }) => limits(from, (Math.ceil(from / group) + more) * group, group));

/** Limits of a shop that sells parts of a piece, in steps as they are written: 0.1, 0.25, 1.5. */
const someFractions = fc
	.record({
		step: fc.constantFrom(0.1, 0.25, 0.3, 0.5, 1.5, 0.001),
		from: fc.integer({ min: 1, max: 300 }),
		more: fc.nat(300),
	})
	.map(({ step, from, more }) =>
		limits(exactQuantity(from * step), exactQuantity((from + more) * step), step),
	);

describe('isValidQuantity', () => {
	it.each([
		[6, limits(6, 24, 6), true],
		[7, limits(6, 24, 6), false],
		[0, limits(), false],
		[100, limits(), false],
		[99, limits(), true],
	])('the validity of %d within %j is %s', (quantity, within, valid) => {
		expect(isValidQuantity(quantity, within)).toBe(valid);
	});
});

describe('explainChange', () => {
	it.each([
		['the multiple', 7, 6, limits(1, 24, 6), { kind: 'multiple', quantity: 6, multipleOf: 6 }],
		['the minimum', 1, 3, limits(3), { kind: 'minimum', quantity: 3 }],
		['the maximum', 50, 20, limits(1, 20), { kind: 'maximum', quantity: 20 }],
		['no limit', 5, 4, limits(), { kind: 'changed', quantity: 4 }],
		['no multiple of 0', 3, 6, limits(6, 24, 6), { kind: 'minimum', quantity: 6 }],
		['the quantity that was set', 50, 18, limits(1, 20), { kind: 'changed', quantity: 18 }],
		['no multiple of 0.1', 0.7, 0.6, tenths, { kind: 'changed', quantity: 0.6 }],
		['0.1', 0.75, 0.7, tenths, { kind: 'multiple', quantity: 0.7, multipleOf: 0.1 }],
	])('names %s', (_reason, before, after, within, change) => {
		expect(explainChange(before, after, within)).toEqual(change);
	});

	it('always names the current quantity', () => {
		fc.assert(
			fc.property(fc.nat(60), fc.nat(60), someLimits, (before, after, within) => {
				expect(explainChange(before, after, within).quantity).toBe(after);
			}),
		);
	});
});

describe('clampQuantity', () => {
	it('returns a valid quantity, and leaves valid ones unchanged', () => {
		fc.assert(
			fc.property(fc.integer({ min: -50, max: 500 }), someLimits, (quantity, within) => {
				const clamped = clampQuantity(quantity, within);
				expect(isValidQuantity(clamped, within)).toBe(true);
				expect(clampQuantity(clamped, within)).toBe(clamped);
			}),
		);
	});

	it('returns a valid decimal of 6 digits at most, and leaves multiples of the step unchanged', () => {
		const typed = fc.integer({ min: -500, max: 500_000 }).map((thousandths) => thousandths / 1000);
		fc.assert(
			fc.property(typed, fc.nat(300), someFractions, (quantity, steps, within) => {
				const clamped = clampQuantity(quantity, within);
				expect(isValidQuantity(clamped, within)).toBe(true);
				expect(String(clamped)).toMatch(/^\d+(\.\d{1,6})?$/);
				const multiple = exactQuantity(within.minimum + steps * within.multipleOf);
				fc.pre(multiple <= within.maximum);
				expect(clampQuantity(multiple, within)).toBe(multiple);
			}),
		);
	});

	it('never exceeds the requested quantity when less is allowed', () => {
		expect(clampQuantity(11, limits(6, 24, 6))).toBe(6);
		expect(clampQuantity(99, limits(6, 24, 6))).toBe(24);
		expect(clampQuantity(1, limits(6, 24, 6))).toBe(6);
	});
});

describe('stepQuantity', () => {
	it('steps by the multiple', () => {
		expect(stepQuantity(6, 1, limits(6, 24, 6))).toBe(12);
		expect(stepQuantity(12, -1, limits(6, 24, 6))).toBe(6);
	});

	it('steps from an invalid quantity to the next valid one', () => {
		expect(stepQuantity(7, 1, limits(6, 24, 6))).toBe(12);
		expect(stepQuantity(7, -1, limits(6, 24, 6))).toBe(6);
		expect(stepQuantity(30, -1, limits(1, 20))).toBe(20);
	});

	it('stays at the limits, and when the quantity is not editable', () => {
		expect(stepQuantity(1, -1, limits())).toBe(1);
		expect(stepQuantity(99, 1, limits())).toBe(99);
		expect(stepQuantity(30, 1, limits(1, 20))).toBe(30);
		expect(stepQuantity(1, 1, limits(1, 9, 1, false))).toBe(1);
	});

	it('steps by fractions without noise', () => {
		expect(stepQuantity(0.2, 1, tenths)).toBe(0.3);
		expect(stepQuantity(0.3, -1, tenths)).toBe(0.2);
		expect(stepQuantity(0.1, -1, tenths)).toBe(0.1);
	});

	it('a step up and down returns to the start', () => {
		fc.assert(
			fc.property(fc.nat(500), fc.oneof(someLimits, someFractions), (quantity, within) => {
				const start = clampQuantity(quantity, within);
				const up = stepQuantity(start, 1, within);
				expect(up === start || stepQuantity(up, -1, within) === start).toBe(true);
			}),
		);
	});
});

describe('parseQuantity', () => {
	it.each([
		['12', 12],
		[' 7 ', 7],
		['0', 0],
		['٣٤', 34],
		['۵', 5],
		['１２', 12],
		['', null],
		['-1', null],
		['1e3', null],
		['two', null],
		['9999999999', null],
	])('reads %j as %j', (typed, quantity) => {
		expect(parseQuantity(typed)).toBe(quantity);
		expect(parseQuantity(typed, true)).toBe(quantity);
	});

	it.each([
		['1.5', 1.5],
		['0,5', 0.5],
		['٠٫٥', 0.5],
		['.25', 0.25],
		['1.', null],
		['1.2.3', null],
		['1,000.5', null],
		['0.0000001', null],
	])('reads %j as the decimal %j', (typed, quantity) => {
		expect(parseQuantity(typed)).toBe(quantity);
		expect(parseQuantity(typed, true)).toBeNull();
	});
});
