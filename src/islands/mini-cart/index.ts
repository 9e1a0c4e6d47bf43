import type { IslandDefinition } from '../contract';

/**
 * Wakes with the first touch, or when something is added to the cart, or another island has loaded the cart or changed it.
 * WooCommerce's own buttons raise the second of the two events alone.
 */
export const miniCart: IslandDefinition = {
	name: 'mini-cart',
	schedule: 'intent',
	wakeOn: ['wc-blocks_adding_to_cart', 'wc-blocks_added_to_cart', 'storefront-cart-ready'],
};
