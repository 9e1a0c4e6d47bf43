/** Chooses flows that run on the demo shop. */
import { env } from 'node:process';
import { ONLY_IN_FULL } from './full-only.mjs';
import { ESSENTIAL_WIDTHS, EVERY_WIDTH, readWidths } from './widths.mjs';

const OTHER_SHOPS = ['@woocommerce\\b', '@elementor\\b'];

/**
 * @param {{names: string[], width?: string, isFull?: boolean, order?: string}} wanted Without names and isFull: the flows of
 *   `npm test`. order: a seed (shuffle.mjs); none for that of names.
 * @returns {import('./run-flows.mjs').Choice}
 */
export const demoFlows = ({ names, width, isFull = false, order }) => {
	const isChosen = !isFull && names.length === 0;
	return {
		names,
		widths: readWidths(width, isFull ? EVERY_WIDTH : ESSENTIAL_WIDTHS),
		without: [...OTHER_SHOPS, ...(isChosen ? [ONLY_IN_FULL] : [])],
		environment: {
			...env,
			...(isChosen && width === undefined && { EACH_FLOW_ONCE: '1' }),
			FLOW_ORDER: order,
			WORDPRESS: undefined,
			WOOCOMMERCE: undefined,
			ELEMENTOR: undefined,
		},
	};
};
