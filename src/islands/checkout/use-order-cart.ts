import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import type { Cart } from '../../domain/cart/cart';
import { checkoutStore } from '../../stores/checkout/contract';
import { useCart } from '../../stores/shopping/use-cart';
import { useIsHydrated } from '../shared/use-taken-over';

/**
 * Returns the cart that is being ordered: the printed one until hydration, then the live one. The shop empties the cart
 * with the order, so the last non-empty cart is returned until the page is left.
 */
export const useOrderCart = (printed: Cart): Cart => {
	const isHydrated = useIsHydrated();
	const live = useCart();
	const isIdle = useSelect((select) => select(checkoutStore).isIdle(), []);
	const [filled, setFilled] = useState(printed);
	// Not before hydration: a second render pass during hydration makes React 18 use the state after it.
	if (isHydrated && live.items.length > 0 && live !== filled) {
		setFilled(live);
	}
	if (!isHydrated) {
		return printed;
	}
	return live.items.length === 0 && !isIdle ? filled : live;
};
