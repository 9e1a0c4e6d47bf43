/** Widths of windows at which flows run, in CSS pixels. */
import { Problem } from '../problem.mjs';

export const ESSENTIAL_WIDTHS = [1280, 390];
export const EVERY_WIDTH = [1280, 768, 390, 320];

/**
 * Flows about phones: `npm test` runs them at 390 px, and all others at 1280 px. With --full, with --width and by name they
 * run at the other widths, too.
 */
export const FLOWS_OF_PHONES = [
	'cart-changes',
	'catalogue/filters',
	'catalogue/product-bar',
	'checkout/focus-not-obscured',
	'fixed-toolbar',
	'pages',
];

/**
 * @param {string | undefined} wanted Value of --width.
 * @param {number[]} otherwise Default widths.
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
