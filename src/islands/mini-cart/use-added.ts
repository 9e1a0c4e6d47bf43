import { useEffect } from '@wordpress/element';

/**
 * Calls back whenever something was added to the cart on this page, using WooCommerce's DOM event.
 *
 * @param onAdded      Must be stable between renders.
 * @param hasJustAdded True if the first event was dispatched before the island was mounted.
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
