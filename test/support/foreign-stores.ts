import { createReduxStore, register } from '@wordpress/data';

/**
 * Registers WooCommerce's own stores before the checkout is imported, as if one of its blocks needed them on the page.
 */
export const TAKEN_NAMES = ['wc/store/checkout', 'wc/store/payment', 'wc/store/validation'];

TAKEN_NAMES.forEach((name) => {
	register(createReduxStore(name, { reducer: () => ({}), selectors: {}, actions: {} }));
});
