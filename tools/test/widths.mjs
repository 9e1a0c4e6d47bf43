/** Widths of windows, CSS pixels, at which flows run. */
import { Problem } from '../problem.mjs';

export const ESSENTIAL_WIDTHS = [1280, 390];
export const EVERY_WIDTH = [1280, 768, 390, 320];

/**
 * @param {string | undefined} wanted The value of --width.
 * @param {number[]} otherwise Where none is wanted.
 */
export const readWidths = (wanted, otherwise) => {
	if (wanted === undefined) {
		return otherwise;
	}
	if (!EVERY_WIDTH.includes(Number(wanted))) {
		throw new Problem(`No width ${wanted}. There are: ${EVERY_WIDTH.join(', ')}.`);
	}
	return [Number(wanted)];
};
