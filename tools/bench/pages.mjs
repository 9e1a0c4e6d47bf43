/** The pages that are measured, on our shop and on one with WooCommerce's own blocks. */

/**
 * @typedef {object} BenchPage
 * @property {string} name
 * @property {string} path
 * @property {boolean} filled Whether the visitor has products in the cart.
 * @property {string} ready What must be visible for the page to be of use.
 * @property {boolean} live Whether it must also react to a click: React has taken over.
 */

export const PLUS = '.wc-block-components-quantity-selector__button--plus';

export const PLACE_ORDER = '.wc-block-components-checkout-place-order-button';

/**
 * @param {{cart: string, checkout: string}} paths Of the cart's and the checkout's pages.
 * @returns {BenchPage[]}
 */
export const pagesOf = ({ cart, checkout }) => [
	{ name: '/', path: '/', filled: false, ready: 'main', live: false },
	{ name: cart, path: cart, filled: true, ready: PLUS, live: true },
	{ name: checkout, path: checkout, filled: true, ready: PLACE_ORDER, live: true },
];
