/** The rules of the price filter (spec section 5, price filter; section 9). All amounts are minor units. */
import type { PriceRange } from './filters';

/** A range with both ends; between bounds, or the bounds themselves. */
export interface ClosedRange {
	readonly min: number;
	readonly max: number;
}

export type PriceEnd = keyof ClosedRange;

/** What one press of an arrow key changes a price by: one major unit. */
export const priceStep = (minorUnit: number): number => 10 ** minorUnit;

/**
 * The ends of the slider for the prices that there are: the lower one rounded down, the upper one rounded up to ten major units.
 * null where there is nothing to choose, and the filter is hidden: no prices, or both ends equal.
 */
export const priceBounds = (prices: ClosedRange | null, minorUnit: number): ClosedRange | null => {
	if (prices === null || !Number.isFinite(prices.min) || !Number.isFinite(prices.max)) {
		return null;
	}
	const unit = 10 * priceStep(minorUnit);
	const min = Math.floor(Math.max(0, prices.min) / unit) * unit;
	const max = Math.ceil(Math.max(0, prices.max) / unit) * unit;
	return min < max ? { min, max } : null;
};

const clamp = (value: number, min: number, max: number): number =>
	Math.min(Math.max(value, min), max);

/**
 * The range after one thumb was moved: rounded to the step, within the bounds, and at least one step away from the other thumb,
 * which stays. Where the bounds leave less than a step, the thumbs stand on them.
 *
 * @param end    Which thumb.
 * @param value  Where it was moved to.
 * @param range  Where both were.
 * @param bounds The ends of the slider.
 * @param step   See priceStep.
 */
export const moveThumb = (
	end: PriceEnd,
	value: number,
	range: ClosedRange,
	bounds: ClosedRange,
	step: number,
): ClosedRange => {
	const rounded = Number.isNaN(value) ? range[end] : Math.round(value / step) * step;
	return end === 'min'
		? { ...range, min: clamp(rounded, bounds.min, Math.max(bounds.min, range.max - step)) }
		: { ...range, max: clamp(rounded, Math.min(bounds.max, range.min + step), bounds.max) };
};

/**
 * Whether a typed amount may stand: the upper one above 0 and no more than its bound, the lower one at least its bound and
 * below the upper one. NaN, which stands for what is no amount, may not.
 */
export const acceptsTyped = (
	end: PriceEnd,
	value: number,
	range: ClosedRange,
	bounds: ClosedRange,
): boolean =>
	end === 'min'
		? value >= Math.max(0, bounds.min) && value < range.max
		: value > 0 && value <= bounds.max;

/**
 * The range after an amount was typed that may stand, as exact as it was typed. An upper price that is not above the lower one
 * takes that along, a step below it; below the slider's own lower end it becomes the lowest that the slider has.
 */
export const typedRange = (
	end: PriceEnd,
	value: number,
	range: ClosedRange,
	bounds: ClosedRange,
	step: number,
): ClosedRange => {
	if (end === 'min') {
		return { ...range, min: value };
	}
	const max = value > bounds.min ? value : Math.min(bounds.max, bounds.min + step);
	return { min: range.min < max ? range.min : Math.max(bounds.min, max - step), max };
};

/** What the slider shows of a filter: an open end stands on its bound, and no end stands outside of them or beyond the other. */
export const shownRange = ({ min, max }: PriceRange, bounds: ClosedRange): ClosedRange => {
	const upper = clamp(max ?? bounds.max, bounds.min, bounds.max);
	return { min: clamp(min ?? bounds.min, bounds.min, upper), max: upper };
};

/** The filter that a range asks for. A value equal to its bound is left out of the address. */
export const rangeFilter = (range: ClosedRange, bounds: ClosedRange): PriceRange => ({
	min: range.min <= bounds.min ? null : range.min,
	max: range.max >= bounds.max ? null : range.max,
});
