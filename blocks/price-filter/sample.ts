/** What the price filter shows in the editor. Amounts in minor units. */
import type { Scale } from '../../src/islands/price-filter/draft';
import type { PriceSpread } from '../../src/islands/price-filter/histogram-model';

export const SAMPLE_CURRENCY = {
	code: 'USD',
	symbol: '$',
	minorUnit: 2,
	decimalSeparator: '.',
	thousandSeparator: ',',
	prefix: '$',
	suffix: '',
};

export const SAMPLE_SCALE: Scale = {
	bounds: { min: 0, max: 10_000 },
	applied: { min: 2000, max: 8000 },
	minorUnit: SAMPLE_CURRENCY.minorUnit,
};

/** Products along the slider. */
export const SAMPLE_SPREAD: PriceSpread = {
	counts: [1, 3, 6, 8, 12, 15, 11, 9, 10, 7, 5, 6, 4, 3, 4, 2, 1, 1, 0, 1],
	prices: SAMPLE_SCALE.bounds,
};
