/** Pages with the plugin's blocks and pages with WooCommerce's own blocks, to be measured side by side. */
import { writePage } from '../../test/flows/support/page.mjs';
import {
	WOOCOMMERCE_CART,
	WOOCOMMERCE_CHECKOUT,
	WOOCOMMERCE_FILTERS,
	WOOCOMMERCE_REACT_FILTERS,
} from '../../test/flows/support/woocommerce-blocks.mjs';
import { PLACE_ORDER, PLUS } from './pages.mjs';

const OUR_FILTERS = [
	'<!-- wp:storefront-islands/active-filters /-->',
	'<!-- wp:storefront-islands/price-filter /-->',
	'<!-- wp:storefront-islands/product-grid {"columns":3,"perPage":9,"filterable":true} /-->',
].join('');

/**
 * Filters are usable as soon as a price can be selected, hydrated or not. The thumbs of WooCommerce's slider have no
 * size, so its range is measured.
 */
const OUR_PRICE = 'main input[type="range"]';
const WOOCOMMERCE_PRICE = '.wc-block-product-filter-price-slider__range';
const WOOCOMMERCE_REACT_PRICE = '.wc-block-components-price-slider:not(.is-loading)';

/**
 * Creates the pages that do not exist yet.
 *
 * @param {import('../start/shop.mjs').Shop} shop
 * @returns {Promise<Record<string, import('./pages.mjs').BenchPage>>} Pages by label; `plain` contains no shop block.
 */
export const writeBenchPages = async (shop) => {
	const cart = { filled: true, ready: PLUS };
	const checkout = { filled: true, ready: PLACE_ORDER };
	const filters = { filled: false, usable: 'paint' };
	const ours = { usable: 'held' };
	const its = { usable: 'hydration' };
	return {
		plain: { path: '/about-us/', filled: false, ready: 'main', usable: 'paint' },
		'our cart': { path: '/cart/', ...cart, ...ours },
		'its cart': { path: await writePage(shop, 'its-cart', WOOCOMMERCE_CART), ...cart, ...its },
		'our checkout': { path: '/checkout/', ...checkout, ...ours },
		'its checkout': {
			path: await writePage(shop, 'its-checkout', WOOCOMMERCE_CHECKOUT),
			...checkout,
			...its,
		},
		'our filters': {
			path: await writePage(shop, 'our-filters', OUR_FILTERS),
			ready: OUR_PRICE,
			...filters,
		},
		'its newest filters': {
			path: await writePage(shop, 'its-filters', WOOCOMMERCE_FILTERS),
			ready: WOOCOMMERCE_PRICE,
			...filters,
		},
		'its React filters': {
			path: await writePage(shop, 'its-react-filters', WOOCOMMERCE_REACT_FILTERS),
			ready: WOOCOMMERCE_REACT_PRICE,
			...filters,
		},
	};
};
