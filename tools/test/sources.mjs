/** Reads from the environment the WordPress and WooCommerce folders of a real shop. */
import { Problem } from '../problem.mjs';

/**
 * @typedef {Record<string, string | undefined>} Environment WOOCOMMERCE is the plugin's folder; WORDPRESS defaults to
 * the WordPress that `npm start` opens.
 */

/**
 * @param {Environment} environment
 * @returns {{wordpress?: string, woocommerce?: string}} Empty if no WooCommerce is given.
 */
export const sourcesOf = ({ WORDPRESS: wordpress, WOOCOMMERCE: woocommerce }) =>
	woocommerce ? { ...(wordpress && { wordpress }), woocommerce } : {};

/**
 * @param {Environment} environment
 * @param {string} script The npm script that needs them.
 * @returns {{wordpress?: string, woocommerce: string}}
 */
export const readSources = (environment, script) => {
	const { woocommerce, ...others } = sourcesOf(environment);
	if (woocommerce === undefined) {
		throw new Problem(
			`Which WooCommerce? Name its folder, and that of a WordPress: WORDPRESS=DIR WOOCOMMERCE=DIR npm run ${script}`,
		);
	}
	return { ...others, woocommerce };
};
