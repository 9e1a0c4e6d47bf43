import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { cartStore } from '../../../stores/cart/contract';
import { toStoreCart } from './store-cart';

/** Returns the props that WooCommerce documents for every fill. `context` is the name of the surrounding block. */
export const useSlotProps = (context: 'woocommerce/cart' | 'woocommerce/checkout') => {
	const cart = useSelect((select) => select(cartStore).getCartData(), []);
	return useMemo(
		() => ({ extensions: cart.extensions, cart: toStoreCart({ ...cart }), context }),
		[cart, context],
	);
};
