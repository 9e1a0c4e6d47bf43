/** Widths of windows at which flows run, in CSS pixels. */
import { Problem } from '../problem.mjs';

export const ESSENTIAL_WIDTHS = [1280, 390];
export const EVERY_WIDTH = [1280, 768, 390, 320];

/**
 * Flows about requests, sessions, orders and other plugins' scripts, which are the same at every width. `npm test` runs
 * them at the first essential width only; with --full, with --width and by name they run at the others, too.
 */
export const FLOWS_OF_ONE_WIDTH = [
	'back-forward',
	'broken-shop',
	'cart-count',
	'catalogue/changes',
	'catalogue/failing',
	'catalogue/held-adds',
	'catalogue/page-builder',
	'catalogue/page-links',
	'catalogue/recently-viewed',
	'catalogue/two-grids',
	'catalogue/untouched',
	'checkout/answered-fields',
	'checkout/choices',
	'checkout/classic-gateways',
	'checkout/classic-hooks',
	'checkout/edited-fields',
	'checkout/field-rules',
	'checkout/gateways',
	'checkout/human-check',
	'checkout/lost',
	'checkout/payment-limit',
	'checkout/placing',
	'checkout/same-orders',
	'clobbered',
	'cookies-refused',
	'dead-nonce',
	'elsewhere',
	'extensions',
	'fragments',
	'fragments-bare',
	'fragments-count',
	'lost-response',
	'messages',
	'names',
	'offline',
	'optimized',
	'plugin/dependency-warnings',
	'privacy',
	'session',
	'settings',
	'site/popups',
	'site/preferences',
	'site/recording',
	'strict-csp',
	'strict-csp-without-script',
	'two-tabs',
	'two-visitors',
].map((name) => `test/flows/${name}.flow.mjs`);

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
