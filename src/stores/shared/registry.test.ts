import { createReduxStore, register } from '@wordpress/data';
import { ourName } from './registry';

const forget = () => Reflect.deleteProperty(window, 'storefrontIslands');

afterEach(forget);

test("a store has WooCommerce's name, or our own when that is registered", () => {
	expect(ourName('payment')).toBe('wc/store/payment');
	register(
		createReduxStore('wc/store/payment', { reducer: () => ({}), selectors: {}, actions: {} }),
	);
	forget();
	expect(ourName('payment')).toBe('storefront-islands/payment');
	expect(ourName('validation')).toBe('wc/store/validation');
});

test('the name does not change after our store has registered it', () => {
	expect(ourName('checkout')).toBe('wc/store/checkout');
	register(
		createReduxStore('wc/store/checkout', { reducer: () => ({}), selectors: {}, actions: {} }),
	);
	expect(ourName('checkout')).toBe('wc/store/checkout');
});
