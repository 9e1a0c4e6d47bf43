/** What the price filter shows in the editor, where there are no products to filter. */
import type { Currency } from '../../src/domain/money';
import type { Scale } from '../../src/islands/price-filter/draft';

/** From 0 to 100, of which 20 to 80 are chosen. */
export const sampleScale = ({ minorUnit }: Currency): Scale => {
	const unit = 10 ** minorUnit;
	return {
		bounds: { min: 0, max: 100 * unit },
		applied: { min: 20 * unit, max: 80 * unit },
		minorUnit,
	};
};

/** Products along the slider. */
export const SAMPLE_SPREAD = [
	1, 3, 6, 8, 12, 15, 11, 9, 10, 7, 5, 6, 4, 3, 4, 2, 1, 1, 0, 1,
] as const;
