/** WooCommerce's own stores are on the page before the checkout's script. */
import { createReduxStore } from '@wordpress/data';
import { TAKEN_NAMES } from '../../../../test/support/foreign-stores';
import { referToStore } from '../../shared/registry';
import { whenNoExpressPayment } from '../../shared/express-pause';
import { aCheckout, place, type CheckoutPage } from '../../../../test/support/checkout-store';
import { inFakeTime, pass } from '../../../../test/support/stores';
import { registerStoreEarly } from '.';

inFakeTime();

/** Returns the stores registered under WooCommerce's names. */
const takenBy = ({ registry }: CheckoutPage) =>
	TAKEN_NAMES.filter((name) => registry.select(referToStore(name)));

it('keeps its own stores, registers none twice and places its order', async () => {
	const page = aCheckout();
	registerStoreEarly(page.registry);
	expect(takenBy(page)).toEqual([]);

	await pass();
	void page.doCheckout.placeOrder();
	await pass();
	expect(page.orders.posts).toHaveLength(1);
});

it('sends what plugins have written into WooCommerce’s store with its order', async () => {
	const page = aCheckout();
	page.registry.register(
		createReduxStore('wc/store/checkout', {
			reducer: () => ({}),
			selectors: {
				getExtensionData: () => ({ gift: { wrap: true }, survey: { found: 'friend' } }),
			},
		}),
	);
	await page.doCheckout.setExtensionData('survey', { found: 'poster' });
	await pass();
	await place(page);
	expect(page.orders.posts[0]?.request.extensions).toEqual({
		gift: { wrap: true },
		survey: { found: 'poster' },
	});
});

it('holds errors until an express payment ends, as with our cart store', () => {
	const page = aCheckout();
	void page.doPayment.__internalSetAvailableExpressPaymentMethods({ wallet: { name: 'wallet' } });
	void page.doPayment.__internalSetActivePaymentMethod('wallet');
	const show = jest.fn();
	whenNoExpressPayment(page.registry, show);
	expect(show).not.toHaveBeenCalled();
	void page.doPayment.__internalSetActivePaymentMethod('cod');
	expect(show).toHaveBeenCalledTimes(1);
});
