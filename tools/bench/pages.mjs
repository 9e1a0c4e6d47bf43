/** Pages to measure, on a shop with the plugin's blocks and on one with WooCommerce's own blocks. */

/**
 * @typedef {object} BenchPage
 * @property {string} name
 * @property {string} path
 * @property {boolean} filled True if the visitor has products in the cart.
 * @property {string} ready Selector of the element that must be visible for the page to be usable.
 * @property {'paint' | 'held' | 'hydration'} usable What must be over besides: nothing; the line of script before the
 * block that shows and holds what is pressed; React's hydration.
 */

export const PLUS = '.wc-block-components-quantity-selector__button--plus';

export const PLACE_ORDER = '.wc-block-components-checkout-place-order-button';

/**
 * @param {{cart: string, checkout: string}} paths Paths of the cart's and the checkout's pages.
 * @returns {BenchPage[]}
 */
export const pagesOf = ({ cart, checkout }) => [
	{ name: '/', path: '/', filled: false, ready: 'main', usable: 'paint' },
	{ name: cart, path: cart, filled: true, ready: PLUS, usable: 'held' },
	{ name: checkout, path: checkout, filled: true, ready: PLACE_ORDER, usable: 'held' },
];
