import { useDispatch, useSelect } from '@wordpress/data';
import type { Cart } from '../../domain/cart/cart';
import type { CartKnowledge } from './contract';
import { shoppingStore } from './contract';

/** The cart to show: what the shop confirmed with the shopper's changes laid over it. */
export const useCart = (): Cart => useSelect((select) => select(shoppingStore).getCart(), []);

/** Whether that cart is there yet. */
export const useCartKnowledge = (): CartKnowledge =>
	useSelect((select) => select(shoppingStore).getCartKnowledge(), []);

/** Operations on the cart, and the plain actions of the store beside it. */
export const useShopping = () => useDispatch(shoppingStore);
