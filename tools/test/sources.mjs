/** Reads from the environment which shop the tests open: WordPress and WooCommerce folders, and the stack. */
import { Problem } from '../problem.mjs';

/**
 * @typedef {Record<string, string | undefined>} Environment WOOCOMMERCE is the plugin's folder; WORDPRESS defaults to
 * the WordPress that `npm start` opens; STACK is one of startShop's, by default local; ELEMENTOR and ELEMENTOR_PRO are
 * those plugins' folders; THEME is one of startShop's, by default the sample shop's design;
 * REACT is 19 for that React in place of WordPress's.
 */

/**
 * @param {Environment} environment
 * @returns {{wordpress?: string, woocommerce?: string, stack?: string, elementor?: string, elementorPro?: string, theme?: string, react?: string}} Folders only if WooCommerce's is given.
 */
export const sourcesOf = ({
	WORDPRESS: wordpress,
	WOOCOMMERCE: woocommerce,
	STACK: stack,
	ELEMENTOR: elementor,
	ELEMENTOR_PRO: elementorPro,
	THEME: theme,
	REACT: react,
}) => ({
	...(woocommerce ? { ...(wordpress && { wordpress }), woocommerce } : {}),
	...(stack && { stack }),
	...(elementor && { elementor }),
	...(elementorPro && { elementorPro }),
	...(theme && { theme }),
	...(react && { react }),
});

/**
 * @param {Environment} environment
 * @param {string} script The npm script that needs them.
 * @returns {{wordpress?: string, woocommerce: string, stack?: string}}
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
