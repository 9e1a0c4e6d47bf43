import { createReduxStore, register } from '@wordpress/data';
import { ourName } from './our-name';

test("a store of ours has WooCommerce's name, or its own where that one is taken", () => {
	expect(ourName('payment')).toBe('wc/store/payment');
	register(
		createReduxStore('wc/store/payment', { reducer: () => ({}), selectors: {}, actions: {} }),
	);
	expect(ourName('payment')).toBe('storefront-islands/payment');
	expect(ourName('validation')).toBe('wc/store/validation');
});
