import type { IslandDefinition } from '../contract';

/** Wakes with the first touch, or when another island adds to the cart or has loaded it already. */
export const miniCart: IslandDefinition = {
	name: 'mini-cart',
	schedule: 'intent',
	wakeOn: ['wc-blocks_adding_to_cart', 'storefront-cart-ready'],
};
