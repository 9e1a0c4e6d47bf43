/** Selectors that are the same on WooCommerce's blocks and on ours. */

export const CART = '.wc-block-cart, [data-island="cart"][data-hydrated]';
export const CHECKOUT = '.wc-block-checkout__form, form.wc-block-checkout__form';
export const PLACE = '.wc-block-components-checkout-place-order-button';
