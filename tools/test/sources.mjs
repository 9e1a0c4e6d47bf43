/** Which WordPress and WooCommerce a real shop is made of: folders that the environment names. */
import { Problem } from '../problem.mjs';

/**
 * @param {Record<string, string | undefined>} environment WOOCOMMERCE, the plugin's folder, and WORDPRESS; without it the WordPress
 *   that `npm start` opens.
 * @param {string} script The npm script that needs them.
 * @returns {{wordpress?: string, woocommerce: string}}
 */
export const readSources = ({ WORDPRESS: wordpress, WOOCOMMERCE: woocommerce }, script) => {
	if (!woocommerce) {
		throw new Problem(
			`Which WooCommerce? Name its folder, and that of a WordPress: WORDPRESS=DIR WOOCOMMERCE=DIR npm run ${script}`,
		);
	}
	return { ...(wordpress && { wordpress }), woocommerce };
};
