/** Requirements of a flow that this machine, or the shop that it runs on, lacks. */
import { findSources } from '../start/site/sources.mjs';
import { findNginx } from './nginx.mjs';

const ONLY_ON = /^@(demo|woocommerce)(?:-(\d+))?$/;

/**
 * @param {string[]} tags
 * @param {import('../../test/flows/support/test.mjs').ShopKind} shopOptions
 * @param {{wordpress?: string, woocommerce?: string, elementor?: string, elementorPro?: string}} sources Sources of the shops; without WooCommerce, the
 *   demo shop is used.
 * @returns {string | null} Null if the flow can run.
 */
export const reasonToSkip = (tags, shopOptions, sources) => {
	const [, shop, since = 0] = tags.map((tag) => ONLY_ON.exec(tag)).find(Boolean) ?? [];
	if (shop === 'demo' && sources.woocommerce !== undefined) {
		return 'needs the demo shop';
	}
	if (shop === 'woocommerce') {
		if (sources.woocommerce === undefined) {
			return 'needs WooCommerce';
		}
		const { woocommerceVersion } = findSources(sources);
		if (Number.parseInt(woocommerceVersion, 10) < Number(since)) {
			return `needs WooCommerce ${since}, this is ${woocommerceVersion}`;
		}
	}
	if (tags.includes('@elementor') && sources.elementor === undefined) {
		return 'needs Elementor';
	}
	if (tags.includes('@elementor-pro') && sources.elementorPro === undefined) {
		return 'needs Elementor Pro';
	}
	return shopOptions.isCached === true && findNginx() === null ? 'this machine lacks nginx' : null;
};
