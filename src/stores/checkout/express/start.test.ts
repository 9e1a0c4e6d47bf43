import { waitFor } from '@testing-library/react';
import { store as noticesStore } from '@wordpress/notices';
import { aCart, anItem } from '../../../../test/fixtures/builders';
import { aPage } from '../../../../test/support/stores';
import { decodeSettings } from '../../../api';
import { registerMissing, takeOverPayment } from '../../../compat/plugins/stores';
import { registerStoreEarly, runEarlyStore } from '../store';
import { checkoutStore } from '../store/contract';
import { PAYMENT_METHODS_CHANGED } from '../payment/methods';
import { startExpress } from './start';

const wallet = {
	name: 'wallet',
	paymentMethodId: 'wallet',
	content: 'Pay',
	edit: 'Pay',
	canMakePayment: () => true,
	supports: { features: ['products'] },
};

/** Starts express payment in a cart, as src/islands/checkout/express/cart.tsx does. */
const start = () => {
	const page = aPage(aCart({ items: [anItem({ price: 1000 })], payment_methods: ['wallet'] }));
	const { registry } = page;
	registerStoreEarly(registry);
	registerMissing(registry, false);
	window.wc = { wcBlocksRegistry: { getExpressPaymentMethods: () => ({ wallet }) } };
	const express = startExpress(
		{
			...page,
			settings: decodeSettings({}),
			printedSettings: null,
			hasLeftChanges: false,
			printedCart: null,
		},
		{
			root: '/wp-json/',
			takeOver: ({ runner, ...payment }) => {
				runEarlyStore(runner);
				takeOverPayment({ ...payment, dispatch: runner.dispatch });
			},
		},
	);
	window.dispatchEvent(new Event(PAYMENT_METHODS_CHANGED));
	return { ...page, ...express };
};

test('what an observer finds wrong with fields is said at the express buttons of a cart, which has no fields', async () => {
	const page = start();
	page.events.onCheckoutValidation(() => ({
		type: 'error',
		validationErrors: {
			billing_email: { message: 'The wallet gave no e-mail address.', hidden: false },
		},
	}));
	page.expressHandlers.onClick('wallet');
	await page.registry.dispatch(checkoutStore).placeOrder();
	await waitFor(() => {
		expect(page.registry.select(checkoutStore).hasError()).toBe(true);
	});
	page.expressHandlers.onClose();
	expect(page.texts('wc/checkout/express-payments')).toEqual([
		'The wallet gave no e-mail address.',
	]);
	expect(page.registry.select(noticesStore).getNotices('wc/checkout')).toEqual([]);
});
