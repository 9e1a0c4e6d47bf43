/** Which WordPress and WooCommerce a real shop is made of: folders that the environment names. */
import { Problem } from '../problem.mjs';

/**
 * @typedef {Record<string, string | undefined>} Environment WOOCOMMERCE, the plugin's folder, and WORDPRESS; without it
 * the WordPress
 *   that `npm start` opens.
 */

/**
 * @param {Environment} environment
 * @returns {{wordpress?: string, woocommerce?: string}} Nothing where no WooCommerce is named.
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
