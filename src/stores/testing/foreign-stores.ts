/** Imported before the checkout: WooCommerce's own stores are on the page already, because one of its blocks needs them. */
import { createReduxStore, register } from '@wordpress/data';

export const TAKEN_NAMES = ['wc/store/checkout', 'wc/store/payment', 'wc/store/validation'];

TAKEN_NAMES.forEach((name) => {
	register(createReduxStore(name, { reducer: () => ({}), selectors: {}, actions: {} }));
});
