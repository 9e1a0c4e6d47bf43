import { aBillingAddress, aShippingAddress } from '../../../../test/fixtures/builders';
import { anAnswer, declined } from '../../../../test/fixtures/checkout-events';
import { aCheckout, place, readyCart } from '../../../../test/support/checkout-store';
import { inFakeTime, pass } from '../../../../test/support/stores';

inFakeTime();

it('are called by priority, one after the other, and awaited', async () => {
	const page = aCheckout();
	const heard: string[] = [];
	const { onCheckoutValidation, onPaymentSetup } = page.events;
	onPaymentSetup(() => void heard.push('setup'));
	onCheckoutValidation(() => void heard.push('late'), 20);
	onCheckoutValidation(() => void heard.push('usual'));
	onCheckoutValidation(async () => {
		heard.push('early begins');
		await new Promise((resolve) => setTimeout(resolve, 50));
		heard.push('early ends');
	}, 1);
	onCheckoutValidation(() => void heard.push('usual too'));
	await place(page);
	await pass(50);
	expect(heard).toEqual(['early begins', 'early ends', 'usual', 'usual too', 'late', 'setup']);
});

it('are not called after they unsubscribed', async () => {
	const page = aCheckout();
	const observer = jest.fn();
	page.events.onCheckoutValidation(observer)();
	await place(page);
	expect(observer).not.toHaveBeenCalled();
});

it('of validation are all called', async () => {
	const page = aCheckout();
	const { onCheckoutValidation } = page.events;
	onCheckoutValidation(() => ({ type: 'error', errorMessage: 'One.' }));
	onCheckoutValidation(() => Promise.resolve({ errorMessage: 'Two.' }));
	onCheckoutValidation(() => {
		throw new Error('three');
	});
	await place(page);
	expect(page.texts('wc/checkout')).toEqual(['One.', 'Two.']);
	expect(page.reports).toEqual([new Error('three')]);
	expect(page.orders.posts).toEqual([]);
});

it('of payment setup stop at the first failure', async () => {
	const page = aCheckout();
	const last = jest.fn();
	page.events.onPaymentSetup(() => ({ type: 'error', message: 'No card.' }));
	page.events.onPaymentSetup(last);
	await place(page);
	expect(last).not.toHaveBeenCalled();
	expect(page.notices('wc/checkout/payments')).toEqual([
		expect.objectContaining({ id: 'wc-payment-error', content: 'No card.' }),
	]);
	expect(page.payment().hasPaymentError()).toBe(true);
});

it('of payment setup add data and addresses to the order', async () => {
	const page = aCheckout();
	const billing = aBillingAddress({ first_name: 'Grace', email: 'grace@example.org' });
	const shipping = aShippingAddress({ first_name: 'Grace', city: 'Oakland' });
	const paymentMethodData = { token: 'tok' };
	const meta = { paymentMethodData, billingAddress: billing, shippingAddress: shipping };
	page.events.onPaymentSetup(() => ({ type: 'success', meta }));
	await page.doCheckout.__internalSetUseShippingAsBilling(false);
	await place(page);
	expect(page.orders.posts[0]?.request).toMatchObject({
		billingAddress: { first_name: 'Grace', email: 'grace@example.org' },
		shippingAddress: { city: 'Oakland' },
		payment: {
			data: [
				{ key: 'token', value: 'tok' },
				{ key: 'wc-cod-new-payment-method', value: false },
			],
		},
	});
});

it('of payment setup decide the data of the order, which other plugins read in the store', async () => {
	const page = aCheckout();
	const data = () => page.payment().getPaymentMethodData();
	const meta = { paymentMethodData: { token: 'tok' } };
	page.events.onPaymentSetup(() => ({ type: 'success', meta }));
	page.registry.subscribe(() => {
		if (data().token === 'tok') {
			void page.doPayment.__internalSetPaymentMethodData({ token: 'read and changed' });
		}
	});
	await place(page);
	expect(data()).toEqual({ token: 'read and changed' });
	expect(page.orders.posts[0]?.request.payment?.data[0]).toEqual({ key: 'token', value: 'tok' });
});

it('of success and failure receive the result of the order', async () => {
	const page = aCheckout();
	const success = jest.fn();
	const fail = jest.fn();
	page.events.onCheckoutSuccess(success);
	page.events.onCheckoutFail(fail);
	await page.doCheckout.__internalSetOrderNotes('Ring twice.');
	page.orders.will({ kind: 'ordered', response: declined });
	await place(page);
	page.orders.will({ kind: 'ordered', response: anAnswer() });
	await place(page);
	const order = { orderId: 41, customerId: 0, orderNotes: 'Ring twice.' };
	expect(fail.mock.calls).toEqual([
		[{ ...order, redirectUrl: '', processingResponse: declined.payment }],
	]);
	const redirectUrl = 'https://shop.example/order-received/41';
	expect(success.mock.calls).toEqual([
		[{ ...order, redirectUrl, processingResponse: anAnswer().payment }],
	]);
});

it('that show an error themselves suppress the general message', async () => {
	const page = aCheckout();
	const { createErrorNotice } = page.registry.dispatch((await import('@wordpress/notices')).store);
	page.events.onCheckoutFail(() => {
		void createErrorNotice('Ask your bank.', { context: 'wc/checkout/payments', id: 'bank' });
	});
	const refused = { kind: 'ordered', response: declined } as const;
	page.orders.will(refused, refused);
	await place(page);
	expect(page.texts('wc/checkout')).toEqual([]);
	// The same message counts as a new error.
	await place(page);
	expect(page.texts('wc/checkout')).toEqual([]);
	expect(page.texts('wc/checkout/payments')).toEqual(['Ask your bank.']);
});

it('that never respond can be cancelled after a minute, and nothing is sent', async () => {
	const page = aCheckout();
	page.events.onPaymentSetup(() => new Promise(() => undefined));
	await place(page);
	await pass(60_000);
	expect(page.checkout().getWait()).toEqual({ kind: 'slow' });
	await page.doCheckout.stopWaiting();
	await pass();
	expect(page.checkout().getWait()).toBeNull();
	expect(page.texts('wc/checkout')).toHaveLength(1);
	expect(page.orders.posts).toEqual([]);
});

it('that throw after the order cannot make the shopper pay again', async () => {
	const page = aCheckout();
	page.events.onCheckoutSuccess(() => {
		throw new Error('analytics');
	});
	page.orders.will({ kind: 'ordered', response: anAnswer() });
	await place(page);
	expect(page.left).toHaveLength(1);
	expect(page.reports).toHaveLength(1);
});

it('can be registered under legacy names', async () => {
	const { events } = aCheckout();
	expect(events.onCheckoutBeforeProcessing).toBe(events.onCheckoutValidation);
	expect(events.onCheckoutValidationBeforeProcessing).toBe(events.onCheckoutValidation);
	expect(events.onPaymentProcessing).toBe(events.onPaymentSetup);
	expect(events.onCheckoutAfterProcessingWithSuccess).toBe(events.onCheckoutSuccess);
	expect(events.onCheckoutAfterProcessingWithError).toBe(events.onCheckoutFail);
});

it('create and check responses with the helpers they receive', () => {
	const { emitResponse } = aCheckout();
	expect(emitResponse.responseTypes).toEqual({
		SUCCESS: 'success',
		FAIL: 'failure',
		ERROR: 'error',
	});
	expect(emitResponse.noticeContexts).toMatchObject({
		PAYMENTS: 'wc/checkout/payments',
		EXPRESS_PAYMENTS: 'wc/checkout/express-payments',
	});
	const retries = [{}, { retry: true }, { retry: false }, null].map(emitResponse.shouldRetry);
	expect(retries).toEqual([true, true, false, true]);
	expect(emitResponse.isFailResponse({ type: 'fail' })).toBe(true);
	expect(emitResponse.isErrorResponse({ type: 'failure' })).toBe(false);
	expect(emitResponse.isSuccessResponse('success')).toBe(false);
});

it('of success can set the redirect URL, which the store exposes', async () => {
	const page = aCheckout();
	page.orders.will({ kind: 'ordered', response: anAnswer() });
	page.events.onCheckoutSuccess(() => ({ type: 'success', redirectUrl: 'https://pay.example/' }));
	await place(page);
	expect(page.left).toEqual(['https://pay.example/']);
	expect(page.checkout().getRedirectUrl()).toBe('https://pay.example/');
});

it('of validation are asked by a button of a payment method, too, which orders nothing by that', async () => {
	const page = aCheckout();
	let answer: unknown = true;
	page.events.onCheckoutValidation(() => answer);
	const validate = async () => {
		const isRight = page.validate();
		await pass();
		return isRight;
	};
	expect(await validate()).toBe(true);
	answer = { errorMessage: 'Choose a day.' };
	expect(await validate()).toBe(false);
	expect(page.texts('wc/checkout')).toEqual(['Choose a day.']);
	answer = true;
	expect(await validate()).toBe(true);
	expect(page.texts('wc/checkout')).toEqual([]);
	expect([page.checkout().isIdle(), page.orders.posts]).toEqual([true, []]);
});

it('of validation that do not respond are waited for in sight, and can be given up', async () => {
	const page = aCheckout();
	page.events.onCheckoutValidation(() => new Promise(() => undefined));
	const isRight = page.validate();
	await pass(60_000);
	expect(page.checkout().getWait()).toEqual({ kind: 'slow' });
	await page.doCheckout.stopWaiting();
	expect(await isRight).toBe(false);
	expect(page.checkout().isIdle()).toBe(true);
});

it('of validation are not asked by a button while an earlier attempt may have ordered', async () => {
	const page = aCheckout(readyCart(), { openAttempt: 'old' });
	const observer = jest.fn();
	page.events.onCheckoutValidation(observer);
	expect(await page.validate()).toBe(false);
	expect(observer).not.toHaveBeenCalled();
});

it('of validation are followed by the order that is pressed meanwhile; the button that asked pays nothing', async () => {
	const page = aCheckout();
	let answer = (): void => undefined;
	page.events.onCheckoutValidation(
		() =>
			new Promise<void>((resolve) => {
				answer = resolve;
			}),
	);
	const isRight = page.validate();
	await pass();
	expect(await page.validate()).toBe(false);
	await place(page);
	expect(await isRight).toBe(false);
	answer();
	await pass();
	expect(page.orders.posts).toHaveLength(1);
});
