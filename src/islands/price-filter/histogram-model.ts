/** Histogram: number of products along the slider. */
import type { ClosedRange } from '../../domain/catalogue/price';
import { percentOf } from './percent';

/**
 * Number of products by price, in bars of equal width from the lowest to the highest price. Prices are in minor units.
 */
export interface PriceSpread {
	/** Empty if there is no histogram. */
	readonly counts: readonly number[];
	readonly prices: ClosedRange;
}

/** Bar of the histogram: height in per cent of the highest bar, and whether its prices are within the chosen range. */
export interface HistogramBar {
	readonly percent: number;
	readonly isChosen: boolean;
}

export interface HistogramModel {
	readonly bars: readonly HistogramBar[];
	/**
	 * Per cent of the slider before the lowest and after the highest price: the slider's ends are rounded, prices are
	 * not.
	 */
	readonly start: number;
	readonly end: number;
}

/**
 * Builds the bars.
 *
 * @param range  Chosen range in minor units: bars that overlap with it count as chosen.
 * @param bounds Ends of the slider, in minor units.
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
