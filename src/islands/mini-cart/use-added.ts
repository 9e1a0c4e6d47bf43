import { useEffect } from '@wordpress/element';

/**
 * Hears of whatever was put into the cart on this page, by the page event that WooCommerce names.
 *
 * @param onAdded      The same function from one rendering to the next.
 * @param hasJustAdded Whether the first time has passed already.
 */
export const useAdded = (onAdded: () => void, hasJustAdded: boolean): void => {
	useEffect(() => {
		if (hasJustAdded) {
			onAdded();
		}
		const { body } = document;
		body.addEventListener('wc-blocks_added_to_cart', onAdded);
		return () => body.removeEventListener('wc-blocks_added_to_cart', onAdded);
	}, [onAdded, hasJustAdded]);
};
