/** Rules of the price filter (docs/behaviour.md#price-filter). All amounts are in minor units. */
import type { PriceRange } from './filters';

/** Range with both ends: within the bounds, or the bounds themselves. */
export interface ClosedRange {
	readonly min: number;
	readonly max: number;
}

export type PriceEnd = keyof ClosedRange;

/**
 * Step of the arrow keys: one major unit, or a tenth, a hundredth of it where no price is above that.
 *
 * @param highest Highest price, or the upper bound.
 */
export const priceStep = (highest: number, minorUnit: number): number => {
	let step = 10 ** minorUnit;
	while (step > 1 && highest <= step) {
		step /= 10;
	}
	return step;
};

/**
 * Returns the bounds of the slider: the lowest price rounded down and the highest rounded up to ten steps. null if
 * there is nothing to select and the filter is hidden: no prices, or equal bounds.
 */
export const priceBounds = (prices: ClosedRange | null, minorUnit: number): ClosedRange | null => {
	if (prices === null || !Number.isFinite(prices.min) || !Number.isFinite(prices.max)) {
		return null;
	}
	const unit = 10 * priceStep(prices.max, minorUnit);
	const min = Math.floor(Math.max(0, prices.min) / unit) * unit;
	const max = Math.ceil(Math.max(0, prices.max) / unit) * unit;
	return min < max ? { min, max } : null;
};

const clamp = (value: number, min: number, max: number): number =>
	Math.min(Math.max(value, min), max);

/**
 * Returns the range after one thumb was moved: rounded to the step, within the bounds, and at least one step away from
 * the other thumb, which stays. A thumb that is nearer, as addresses can set it, stays where it is rather than going the
 * other way. If the bounds leave less than a step, the thumbs are at the bounds.
 *
 * @param end    Thumb that was moved.
 * @param value  New value of the thumb.
 * @param range  Previous range.
 * @param bounds Bounds of the slider.
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
		? { ...range, min: clamp(rounded, bounds.min, Math.max(range.min, range.max - step)) }
		: { ...range, max: clamp(rounded, Math.min(range.max, range.min + step), bounds.max) };
};

/**
 * True if a typed amount is valid: the upper one above 0 and not above its bound, the lower one not below its bound and
 * below the upper one. NaN, which stands for invalid input, is not valid.
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
 * Returns the range after a valid amount was typed, not rounded. An upper price that is not above the lower one moves
 * the lower one to a step below it; an upper price at or below the lower bound becomes the lowest value that the slider
 * has.
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

/**
 * Returns the range that the slider shows for a filter: an open end is at its bound, and both ends are within the
 * bounds and in order.
 */
export const shownRange = ({ min, max }: PriceRange, bounds: ClosedRange): ClosedRange => {
	const upper = clamp(max ?? bounds.max, bounds.min, bounds.max);
	return { min: clamp(min ?? bounds.min, bounds.min, upper), max: upper };
};

/** Returns the filter for a range. A value equal to its bound is left out of the URL. */
export const rangeFilter = (range: ClosedRange, bounds: ClosedRange): PriceRange => ({
	min: range.min <= bounds.min ? null : range.min,
	max: range.max >= bounds.max ? null : range.max,
});
