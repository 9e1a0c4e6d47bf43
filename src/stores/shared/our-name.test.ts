import { createReduxStore, register } from '@wordpress/data';
import { ourName } from './registry';

const forget = () => Reflect.deleteProperty(window, 'storefrontStoreNames');

afterEach(forget);

test("a store of ours has WooCommerce's name, or its own where that one is taken", () => {
	expect(ourName('payment')).toBe('wc/store/payment');
	register(
		createReduxStore('wc/store/payment', { reducer: () => ({}), selectors: {}, actions: {} }),
	);
	forget();
	expect(ourName('payment')).toBe('storefront-islands/payment');
	expect(ourName('validation')).toBe('wc/store/validation');
});

test('the name stays what it was once ours has taken it', () => {
	expect(ourName('checkout')).toBe('wc/store/checkout');
	register(
		createReduxStore('wc/store/checkout', { reducer: () => ({}), selectors: {}, actions: {} }),
	);
	expect(ourName('checkout')).toBe('wc/store/checkout');
});
