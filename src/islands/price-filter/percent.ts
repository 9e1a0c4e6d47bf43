import type { ClosedRange } from '../../domain/catalogue/price';

/** Returns the position of an amount on the slider, 0 to 100 with two decimals. */
export const percentOf = (amount: number, { min, max }: ClosedRange): number =>
	Math.round(((amount - min) / (max - min)) * 10_000) / 100;
