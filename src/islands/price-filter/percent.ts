import type { ClosedRange } from '../../domain/catalogue/price';

/** Where an amount stands on the slider: 0 to 100, two digits. */
export const percentOf = (amount: number, { min, max }: ClosedRange): number =>
	Math.round(((amount - min) / (max - min)) * 10_000) / 100;
