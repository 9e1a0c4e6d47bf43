import { useDispatch, useSelect } from '@wordpress/data';
import type { Cart } from '../../../domain/cart/cart';
import type { CartLoadState } from './contract';
import { shoppingStore } from './contract';

/** Returns the cart to display: the confirmed cart with the pending changes applied. */
export const useCart = (): Cart => useSelect((select) => select(shoppingStore).getCart(), []);

/** Returns the loading state of that cart. */
export const useCartLoadState = (): CartLoadState =>
	useSelect((select) => select(shoppingStore).getCartLoadState(), []);

/** Returns the operations on the cart and the plain actions of the store. */
export const useShopping = () => useDispatch(shoppingStore);
