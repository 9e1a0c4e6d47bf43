/** WooCommerce's own stores are on the page before our checkout's script, because one of its blocks needs them. */
import { createReduxStore, register } from '@wordpress/data';
import { referToStore } from '../registry';

const NAMES = ['checkout', 'payment', 'validation'];

beforeEach(() => {
	jest.useFakeTimers();
});
afterEach(() => {
	jest.useRealTimers();
});

test('our checkout keeps stores of its own, registers nothing twice and places its order', async () => {
	NAMES.forEach((name) =>
		register(
			createReduxStore(`wc/store/${name}`, { reducer: () => ({}), selectors: {}, actions: {} }),
		),
	);
	const { aCheckout } = await import('../testing/checkout');
	const { registerEarly } = await import('./open-store');
	const { whenNoExpressPayment } = await import('../shopping/express-pause');
	const page = aCheckout();
	registerEarly(page.registry);

	expect(NAMES.map((name) => page.registry.select(referToStore(`wc/store/${name}`)))).toEqual([
		undefined,
		undefined,
		undefined,
	]);
	void page.doPayment.__internalSetAvailableExpressPaymentMethods({ wallet: { name: 'wallet' } });
	void page.doPayment.__internalSetActivePaymentMethod('wallet');
	const show = jest.fn();
	whenNoExpressPayment(page.registry, show);
	expect(show).not.toHaveBeenCalled();
	void page.doPayment.__internalSetActivePaymentMethod('cod');
	expect(show).toHaveBeenCalledTimes(1);

	await jest.advanceTimersByTimeAsync(0);
	void page.doCheckout.placeOrder();
	await jest.advanceTimersByTimeAsync(0);
	expect(page.orders.posts).toHaveLength(1);
});
