/** Sample data of the price filter for the editor, where no products are filtered. */
import type { Currency } from '../../src/domain/support/money';
import type { Scale } from '../../src/islands/price-filter/draft';

/** Range from 0 to 100 with 20 to 80 selected. */
export const sampleScale = ({ minorUnit }: Currency): Scale => {
	const unit = 10 ** minorUnit;
	return {
		bounds: { min: 0, max: 100 * unit },
		applied: { min: 20 * unit, max: 80 * unit },
		minorUnit,
	};
};

/** Sample histogram: number of products along the slider. */
export const SAMPLE_SPREAD = [
	1, 3, 6, 8, 12, 15, 11, 9, 10, 7, 5, 6, 4, 3, 4, 2, 1, 1, 0, 1,
] as const;
