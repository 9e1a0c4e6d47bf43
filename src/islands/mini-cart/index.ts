import type { IslandDefinition } from '../contract';

/**
 * Hydrated on the first interaction, when something is added to the cart, or when another island has loaded or changed
 * the cart. WooCommerce's own buttons dispatch `wc-blocks_added_to_cart` without the preceding
 * `wc-blocks_adding_to_cart`.
 */
export const miniCart: IslandDefinition = {
	name: 'mini-cart',
	schedule: 'intent',
	hydrateOn: ['wc-blocks_adding_to_cart', 'wc-blocks_added_to_cart', 'storefront-cart-ready'],
};
