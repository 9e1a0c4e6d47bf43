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

/**
 * @param {string} cart Path of the cart's page.
 * @returns {BenchPage[]}
 */
export const pagesOf = (cart) => [
	{ name: '/', path: '/', filled: false, ready: 'main', live: false },
	{ name: cart, path: cart, filled: true, ready: PLUS, live: true },
];
