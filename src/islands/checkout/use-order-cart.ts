import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import type { Cart } from '../../domain/cart/cart';
import { checkoutStore } from '../../stores/checkout/contract';
import { useCart } from '../../stores/shopping/use-cart';
import { useTakenOver } from '../shared/use-taken-over';

/**
 * The cart that is being ordered: the printed one until React has taken over, then the live one. A shop empties the cart
 * with the order: the last one stays in sight until the page is left.
 */
export const useOrderCart = (printed: Cart): Cart => {
	const hasTakenOver = useTakenOver();
	const live = useCart();
	const isIdle = useSelect((select) => select(checkoutStore).isIdle(), []);
	const [filled, setFilled] = useState(printed);
	// Not before: to render once more while it hydrates, React 18 takes what is true after it.
	if (hasTakenOver && live.items.length > 0 && live !== filled) {
		setFilled(live);
	}
	if (!hasTakenOver) {
		return printed;
	}
	return live.items.length === 0 && !isIdle ? filled : live;
};
