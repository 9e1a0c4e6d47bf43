import { store as noticesStore } from '@wordpress/notices';
import { anAnswer, declined } from '../../../../test/fixtures/checkout-events';
import {
	aCheckout,
	aMethod,
	methodsOf,
	readyCart,
	place,
} from '../../../../test/support/checkout-store';
import { inFakeTime, pass } from '../../../../test/support/stores';

inFakeTime();

const wallet = {
	...aMethod('wallet', { paymentMethodId: 'demo_wallet' }),
	title: 'Wallet',
	description: '',
	gatewayId: 'demo_wallet',
};

/** Creates a checkout with cash on delivery and a wallet; cash is chosen. */
const withWallet = async () => {
	const page = aCheckout(readyCart({ payment_methods: ['cod', 'demo_wallet'] }), {
		dependencies: { methods: methodsOf({ cod: aMethod('cod') }, { wallet }) },
	});
	await pass();
	expect(page.payment().getActivePaymentMethod()).toBe('cod');
	return page;
};

it('the express method replaces the selected one, which is restored when its window closes', async () => {
	const page = await withWallet();
	page.expressHandlers.onClick('wallet');
	expect(page.payment().isExpressPaymentMethodActive()).toBe(true);
	expect(page.payment().isExpressPaymentStarted()).toBe(true);
	page.expressHandlers.onClose();
	expect(page.payment().getActivePaymentMethod()).toBe('cod');
	expect(page.payment().isPaymentIdle()).toBe(true);
});

it('errors, also those of the cart, are held while it is active, and shown when it ends', async () => {
	const page = await withWallet();
	page.expressHandlers.onClick('wallet');
	page.port.failNext({ kind: 'connection', reason: 'lost' });
	await page.doShopping.removeItem('key-12');
	expect(page.texts()).toEqual([]);
	page.expressHandlers.onClose();
	expect(page.texts()).toHaveLength(1);
});

it('an error removed in the meantime is never shown', async () => {
	const page = await withWallet();
	page.expressHandlers.onClick('wallet');
	page.port.failNext({ kind: 'connection', reason: 'lost' });
	await page.doShopping.removeItem('key-12');
	await page.doShopping.removeItem('key-12');
	page.expressHandlers.onClose();
	expect(page.texts()).toEqual([]);
});

it('its order has its name and its own addresses, whatever the form contains', async () => {
	const page = await withWallet();
	void page.doCart.setShippingAddress({ city: '' });
	page.expressHandlers.onClick('wallet');
	page.orders.will({ kind: 'ordered', response: anAnswer() });
	await place(page);
	expect(page.orders.posts[0]?.request.payment?.method).toBe('demo_wallet');
	expect(page.left).toHaveLength(1);
});

it('its declined payment is reported once the previous method is restored', async () => {
	const page = await withWallet();
	page.expressHandlers.onClick('wallet');
	page.orders.will({ kind: 'ordered', response: declined });
	await place(page);
	expect(page.payment().getActivePaymentMethod()).toBe('cod');
	expect(page.texts('wc/checkout')).toEqual(['Your card was declined.']);
});

it('its own error is shown in the express context, and can be cleared', async () => {
	const page = await withWallet();
	page.expressHandlers.onClick('wallet');
	page.expressHandlers.onError('The wallet is empty.');
	const notices = () =>
		page.registry.select(noticesStore).getNotices('wc/checkout/express-payments');
	expect(notices()).toEqual([
		expect.objectContaining({ id: 'wc-express-payment-error', content: 'The wallet is empty.' }),
	]);
	expect(page.payment().hasPaymentError()).toBe(true);
	expect(page.payment().getActivePaymentMethod()).toBe('cod');
	page.expressHandlers.setExpressPaymentError('');
	expect(notices()).toEqual([]);
	page.expressHandlers.setExpressPaymentError(new Error('It&#8217;s out of order.'));
	expect(notices()).toEqual([expect.objectContaining({ content: 'It’s out of order.' })]);
});

it('a window opened by its gateway counts as started, and its order is placed like any other', async () => {
	const page = await withWallet();
	void page.doPayment.__internalSetExpressPaymentStarted();
	void page.doPayment.__internalSetActivePaymentMethod('wallet');
	expect(page.payment().isExpressPaymentStarted()).toBe(true);
	page.orders.will({ kind: 'ordered', response: anAnswer() });
	void page.doCheckout.__internalSetBeforeProcessing();
	await pass();
	expect(page.orders.posts[0]?.request.payment?.method).toBe('demo_wallet');
});

it("it ends when its gateway sets the status from outside, with the gateway's error if there is one", async () => {
	const page = await withWallet();
	page.expressHandlers.onClick('wallet');
	void page.doPayment.__internalSetPaymentIdle();
	expect(page.payment().getActivePaymentMethod()).toBe('cod');
	page.expressHandlers.onClick('wallet');
	void page.doPayment.__internalSetPaymentError();
	expect(page.payment().getActivePaymentMethod()).toBe('cod');
	expect(page.payment().hasPaymentError()).toBe(true);
	void page.doPayment.__internalSetPaymentIdle();
	expect(page.payment().isPaymentIdle()).toBe(true);
	void page.doPayment.__internalSetExpressPaymentError('Try again &amp; again.');
	expect(page.texts('wc/checkout/express-payments')).toEqual(['Try again & again.']);
	void page.doPayment.__internalSetExpressPaymentError();
	expect(page.texts('wc/checkout/express-payments')).toEqual([]);
});

it('an error set before the order is sent cancels it; afterwards nothing does', async () => {
	const page = await withWallet();
	page.events.onPaymentSetup(() => new Promise(() => undefined));
	void page.doCheckout.placeOrder();
	await pass();
	expect(page.payment().isPaymentProcessing()).toBe(true);
	void page.doPayment.__internalSetPaymentReady();
	expect(page.payment().isPaymentReady()).toBe(false);
	void page.doPayment.__internalSetPaymentError();
	expect(page.checkout().isIdle()).toBe(true);
	expect(page.checkout().hasError()).toBe(true);
	expect(page.orders.posts).toHaveLength(0);
});
