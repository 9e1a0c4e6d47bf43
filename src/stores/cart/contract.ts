/**
 * What islands use of wc/store/cart. The names are WooCommerce's, so that another script's store under the same
 * name serves as well (design, decisions).
 */
export const CART_STORE_KEY = 'wc/store/cart';
