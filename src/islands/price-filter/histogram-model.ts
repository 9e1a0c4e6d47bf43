/** How many products there are along the slider, as bars. */
import type { ClosedRange } from '../../domain/catalogue/price';
import { percentOf } from './percent';

/** Products by price, counted in bars of equal width from the lowest price to the highest. Minor units. */
export interface PriceSpread {
	/** Empty where there are none to show. */
	readonly counts: readonly number[];
	readonly prices: ClosedRange;
}

/** One bar: how high, in percent of the highest, and whether its prices are within the chosen range. */
export interface HistogramBar {
	readonly percent: number;
	readonly isChosen: boolean;
}

export interface HistogramModel {
	readonly bars: readonly HistogramBar[];
	/** Percent of the slider before the lowest price and after the highest: its ends are rounded, prices are not. */
	readonly start: number;
	readonly end: number;
}

/**
 * The bars as they are drawn.
 *
 * @param range  The prices that are chosen, minor units: bars that reach into it count as chosen.
 * @param bounds The ends of the slider, minor units.
 */
export const histogramModel = (
	{ counts, prices }: PriceSpread,
	range: ClosedRange,
	bounds: ClosedRange,
): HistogramModel => {
	const highest = Math.max(1, ...counts);
	const width = (prices.max - prices.min) / counts.length;
	return {
		bars: counts.map((count, index) => ({
			percent: Math.ceil((count / highest) * 100),
			isChosen:
				prices.min + index * width < range.max && prices.min + (index + 1) * width > range.min,
		})),
		start: percentOf(prices.min, bounds),
		end: percentOf(bounds.min + bounds.max - prices.max, bounds),
	};
};
