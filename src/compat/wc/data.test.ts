import { store as noticesStore } from '@wordpress/notices';
import { paymentStore } from '../../stores/checkout/payment/contract';
import { registerPayment, aRegistry } from '../../../test/support/stores';
import { createErrorProcessor } from './data';

const methods = {
	getPaymentMethods: () => ({}),
	getExpressPaymentMethods: () => ({}),
	onChange: () => () => undefined,
};

const aPage = () => {
	const registry = aRegistry();
	registerPayment(registry, { methods, savedPaymentMethods: {} });
	const texts = (context: string) =>
		registry
			.select(noticesStore)
			.getNotices(context)
			.map(({ id, content }) => `${id}: ${content}`);
	return { registry, texts, process: createErrorProcessor(registry) };
};

const error = { code: 'no_stock', message: 'Sold out &amp; gone.', data: { status: 409 } };

test("an error is shown in the cart's notice context, or in the one that the plugin names", () => {
	const { process, texts } = aPage();
	process(error);
	process(error, 'wc/checkout/payments');
	expect(texts('wc/cart')).toEqual(['no_stock: Sold out &amp; gone.']);
	expect(texts('wc/checkout/payments')).toEqual(['no_stock: Sold out &amp; gone.']);
});

test.each([undefined, null, 'no', new Error('no'), { message: 'no' }, { code: 'no' }])(
	'ignores %p, which is not an error of the API',
	(thrown) => {
		const { process, texts } = aPage();
		process(thrown);
		expect(texts('wc/cart')).toEqual([]);
	},
);

test('errors wait while an express method is active', () => {
	const { registry, process, texts } = aPage();
	const payment = registry.dispatch(paymentStore);
	void payment.__internalSetAvailableExpressPaymentMethods({ wallet: { name: 'wallet' } });
	void payment.__internalSetActivePaymentMethod('wallet');
	process(error);
	expect(texts('wc/cart')).toEqual([]);
	void payment.__internalSetActivePaymentMethod('cod');
	expect(texts('wc/cart')).toHaveLength(1);
});
