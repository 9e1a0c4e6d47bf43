import fc from 'fast-check';
import { aMinorUnit } from '../../../test/fixtures/catalogue/arbitrary';
import {
	acceptsTyped,
	moveThumb,
	priceBounds,
	priceStep,
	rangeFilter,
	shownRange,
	typedRange,
	type ClosedRange,
} from './price';
import { readPrice, writePrice } from './filters';

const bounds: ClosedRange = { min: 1000, max: 9000 };
const range: ClosedRange = { min: 2000, max: 5000 };

test.each([
	[{ min: 675, max: 9850 }, 2, { min: 0, max: 10_000 }],
	[{ min: 1000, max: 2000 }, 2, { min: 1000, max: 2000 }],
	[{ min: 1050, max: 1050 }, 2, { min: 1000, max: 2000 }],
	[{ min: 7, max: 123 }, 0, { min: 0, max: 130 }],
	[{ min: 20, max: 90 }, 2, { min: 0, max: 100 }],
	[{ min: 100, max: 100 }, 2, null],
	[{ min: 25, max: 101 }, 2, { min: 0, max: 1000 }],
	[{ min: 2, max: 7 }, 2, { min: 0, max: 10 }],
	[{ min: 2, max: 7 }, 0, { min: 0, max: 10 }],
	[{ min: 1000, max: 1000 }, 2, null],
	[{ min: 0, max: 0 }, 2, null],
	[{ min: NaN, max: 5000 }, 2, null],
	[null, 2, null],
])('prices %p with %i decimals have the bounds %p', (prices, minorUnit, expected) => {
	expect(priceBounds(prices, minorUnit)).toEqual(expected);
});

test.each([
	[10_000, 2, 100],
	[101, 2, 100],
	[100, 2, 10],
	[10, 2, 1],
	[1, 2, 1],
	[5, 0, 1],
])('up to a price of %d with %i decimals the step is %d', (highest, minorUnit, expected) => {
	expect(priceStep(highest, minorUnit)).toBe(expected);
});

test.each([
	['min', 2449, { min: 2400, max: 5000 }],
	['min', 2450, { min: 2500, max: 5000 }],
	['min', 5000, { min: 4900, max: 5000 }],
	['min', -1, { min: 1000, max: 5000 }],
	['max', 1, { min: 2000, max: 2100 }],
	['max', 99_999, { min: 2000, max: 9000 }],
	['max', NaN, range],
] as const)('moving the %s thumb to %d gives %p', (end, value, expected) => {
	expect(moveThumb(end, value, range, bounds, 100)).toEqual(expected);
});

test.each([
	['min', 1000, true],
	['min', 999, false],
	['min', 4999, true],
	['min', 5000, false],
	['min', -1, false],
	['min', NaN, false],
	['max', 0, false],
	['max', 1, true],
	['max', 9000, true],
	['max', 9001, false],
	['max', -5, false],
	['max', Infinity, false],
] as const)('as %s, the typed price %d is accepted: %p', (end, value, expected) => {
	expect(acceptsTyped(end, value, range, bounds)).toBe(expected);
});

test.each([
	['min', 2345, { min: 2345, max: 5000 }],
	['max', 4321, { min: 2000, max: 4321 }],
	['max', 1500, { min: 1400, max: 1500 }],
	['max', 1, { min: 1000, max: 1100 }],
] as const)('as %s, the typed price %d gives %p', (end, value, expected) => {
	expect(typedRange(end, value, range, bounds, 100)).toEqual(expected);
});

test.each([
	[1000, 9000, null, null],
	[1000, 8999, null, 8999],
	[1001, 9000, 1001, null],
])('the range from %p to %p is written to the URL as %p to %p', (min, max, from, to) => {
	expect(rangeFilter({ min, max }, bounds)).toEqual({ min: from, max: to });
});

test.each([
	[null, null, 1000, 9000],
	[1, 99_999, 1000, 9000],
	[8000, 2000, 2000, 2000],
])('the filter from %p to %p is shown as %p to %p', (min, max, from, to) => {
	expect(shownRange({ min, max }, bounds)).toEqual({ min: from, max: to });
});

/** Bounds as the shop's prices produce them, and a range within them that the slider can have. */
const aSlider = fc
	.record({
		minorUnit: aMinorUnit,
		a: fc.nat(10_000_000),
		b: fc.nat(10_000_000),
		c: fc.double({ min: 0, max: 1, noNaN: true }),
		d: fc.double({ min: 0, max: 1, noNaN: true }),
	})
	.map(({ minorUnit, a, b, c, d }) => {
		const found = priceBounds({ min: Math.min(a, b), max: Math.max(a, b) }, minorUnit);
		const ends = found ?? { min: 0, max: 10 ** (minorUnit + 1) };
		const at = (share: number) => Math.round(ends.min + share * (ends.max - ends.min));
		const chosen = { min: at(Math.min(c, d)), max: at(Math.max(c, d)) };
		return { minorUnit, bounds: ends, range: chosen };
	});

const anything = fc.oneof(
	fc.integer({ min: -1_000, max: 20_000_000 }),
	fc.double(),
	fc.constantFrom(NaN, Infinity, -Infinity, Number.MAX_VALUE, -0),
);
const anEnd = fc.constantFrom('min', 'max');

test('the bounds include all prices and are multiples of ten steps', () => {
	fc.assert(
		fc.property(fc.nat(1e12), fc.nat(1e12), aMinorUnit, (a, b, minorUnit) => {
			const prices = { min: Math.min(a, b), max: Math.max(a, b) };
			const found = priceBounds(prices, minorUnit);
			const step = priceStep(prices.max, minorUnit);
			const unit = 10 * step;
			return found === null
				? prices.min === prices.max && prices.min % unit === 0
				: found.min <= prices.min &&
						found.max >= prices.max &&
						prices.min - found.min < unit &&
						found.max - prices.max < unit &&
						found.min % unit === 0 &&
						found.max % unit === 0 &&
						priceStep(found.max, minorUnit) === step;
		}),
	);
});

test('thumbs at one place move apart only', () => {
	const equal = { min: 3000, max: 3000 };
	expect(moveThumb('max', 2900, equal, bounds, 100)).toEqual(equal);
	expect(moveThumb('min', 3100, equal, bounds, 100)).toEqual(equal);
	expect(moveThumb('max', 3100, equal, bounds, 100)).toEqual({ min: 3000, max: 3100 });
	expect(moveThumb('min', 2900, equal, bounds, 100)).toEqual({ min: 2900, max: 3000 });
});

test('a moved thumb stays within the bounds and a step away from the other, which does not move', () => {
	fc.assert(
		fc.property(aSlider, anEnd, anything, ({ minorUnit, bounds: ends, ...slider }, end, value) => {
			const step = priceStep(ends.max, minorUnit);
			// Start range that a shopper can have set: a multiple of the step.
			const from = moveThumb('min', slider.range.min, { ...ends }, ends, step);
			const moved = moveThumb(end, value, from, ends, step);
			const other = end === 'min' ? 'max' : 'min';
			return (
				moved[other] === from[other] &&
				moved.min >= ends.min &&
				moved.max <= ends.max &&
				moved.max - moved.min >= step &&
				moved[end] % step === 0
			);
		}),
	);
});

test('accepted prices are between zero and the bounds, the minimum below the maximum', () => {
	fc.assert(
		fc.property(aSlider, anEnd, anything, ({ minorUnit, ...slider }, end, value) => {
			if (!acceptsTyped(end, value, slider.range, slider.bounds)) {
				return true;
			}
			const step = priceStep(slider.bounds.max, minorUnit);
			const typed = typedRange(end, value, slider.range, slider.bounds, step);
			return (
				value >= 0 &&
				typed.min < typed.max &&
				typed.min >= slider.bounds.min &&
				typed.max <= slider.bounds.max &&
				(typed[end] === value || value <= slider.bounds.min)
			);
		}),
	);
});

test('an active range is shown unchanged', () => {
	fc.assert(
		fc.property(aSlider, ({ bounds: ends, range: chosen }) => {
			expect(shownRange(rangeFilter(chosen, ends), ends)).toEqual(chosen);
		}),
	);
});

test('reading a price returns what was written', () => {
	fc.assert(
		fc.property(fc.maxSafeNat(), aMinorUnit, (amount, minorUnit) => {
			const text = writePrice(amount, minorUnit);
			return readPrice(text, minorUnit) === amount && !/\.0*$|\.\d*0$/.test(text);
		}),
	);
});

test('any value of a price argument is read as a safe integer or null', () => {
	const texts = fc.oneof(
		fc.string(),
		fc.string({ unit: fc.constantFrom('0', '5', '9', '.', '-', 'e', ',') }),
		fc.double().map(String),
	);
	fc.assert(
		fc.property(texts, aMinorUnit, (text, minorUnit) => {
			const amount = readPrice(text, minorUnit);
			return amount === null || (Number.isSafeInteger(amount) && amount >= 0);
		}),
	);
});
