/** Events of WooCommerce's blocks about the cart (docs/behaviour.md#page-events). */

export const ADDED_TO_CART = 'wc-blocks_added_to_cart';
export const ADDING_TO_CART = 'wc-blocks_adding_to_cart';
export const REMOVED_FROM_CART = 'wc-blocks_removed_from_cart';

/** Raised on the window: other stores of the page are to read the cart again. */
export const SYNC_EVENT = 'wc-blocks_store_sync_required';
