import { aBillingAddress, aShippingAddress } from '../../../../test/fixtures/builders';
import { aResponse } from '../../../../test/fixtures/checkout-events';
import { Checkout, error } from '../../../../test/support/checkout';
import { OBSERVER_TIMEOUT, SLOW_AFTER } from './transition';

describe('payment setup', () => {
	const atSetup = () => {
		const checkout = new Checkout().submit().settle().observe();
		checkout.takeEffects();
		return checkout;
	};

	it('success applies addresses and payment data and is ready', () => {
		const billing = aBillingAddress();
		const shipping = aShippingAddress();
		const paymentMethodData = { token: 'tok' };
		const meta = { billingAddress: billing, shippingAddress: shipping, paymentMethodData };
		const checkout = atSetup().observe([aResponse({ type: 'success', meta })]);
		expect(checkout.viewState.paymentStatus).toBe('ready');
		expect(checkout.takeEffects()).toEqual([
			{ type: 'set-addresses', billing, shipping },
			{ type: 'set-payment-data', data: { token: 'tok' } },
			expect.objectContaining({ type: 'settle' }),
		]);
		expect(checkout.settle().takeEffects()).toEqual([
			expect.objectContaining({ type: 'place', paymentData: { token: 'tok' } }),
		]);
	});

	it('success without data clears that of the chosen method', () => {
		const checkout = atSetup().observe([aResponse({ type: 'success' })]);
		expect(checkout.takeEffects()).toContainEqual({ type: 'set-payment-data', data: {} });
		expect(checkout.settle().takeEffects()[0]).toMatchObject({ paymentData: {} });
	});

	it('no response is ready, with the data of the chosen method', () => {
		const checkout = atSetup().observe([aResponse(undefined)]);
		expect(checkout.viewState.paymentStatus).toBe('ready');
		expect(checkout.takeEffects()).toEqual([expect.objectContaining({ type: 'settle' })]);
		expect(checkout.settle().takeEffects()[0]).toMatchObject({ paymentData: null });
	});

	it('failure shows its message as permanent, applies billing data and has an error', () => {
		const billing = aBillingAddress();
		const checkout = atSetup().observe([
			aResponse({ type: 'failure', message: 'No.', meta: { billingAddress: billing } }),
		]);
		const failed = { status: 'idle', hasError: true, wait: null, paymentStatus: 'has_error' };
		expect(checkout.viewState).toEqual(failed);
		expect(checkout.takeEffects()).toEqual([
			{
				type: 'notify',
				notice: {
					id: 'wc-payment-error',
					context: 'wc/checkout/payments',
					status: 'error',
					message: { kind: 'text', text: 'No.' },
					isDismissible: false,
				},
			},
			{ type: 'set-addresses', billing, shipping: null },
		]);
	});

	it('error shows its message in its notice context, and field errors', () => {
		const errors = { billing_city: { message: 'Which city?', hidden: false } };
		const checkout = atSetup().observe([
			error('Not so.', { messageContext: 'wc/checkout', validationErrors: errors }),
		]);
		const effects = checkout.takeEffects();
		expect(effects).toContainEqual({ type: 'set-field-errors', errors });
		expect(checkout.viewState.paymentStatus).toBe('has_error');
	});

	it.each([
		['an error without a context', 'Not so.', 'Not so.'],
		['an exception', '', 'generic'],
	])('%s is shown beside the payment methods', (_name, message, text) => {
		const checkout = atSetup().observe([error(message)]);
		expect(checkout.takeNotices()).toEqual([`wc/checkout/payments wc-payment-error: ${text}`]);
	});

	it('an observer that never responds is slow after a minute, can be cancelled, and times out', () => {
		const checkout = atSetup().wait();
		expect(checkout.viewState).toMatchObject({ status: 'processing', wait: { kind: 'slow' } });
		const other = atSetup().wait();
		checkout.dispatch({ type: 'stopped-waiting' });
		for (const left of [checkout, other.wait()]) {
			expect(left.takeNotices()).toEqual(['wc/checkout checkout: no-answer']);
			expect(left.viewState).toMatchObject({ status: 'idle', wait: null });
		}
		expect([SLOW_AFTER, SLOW_AFTER + OBSERVER_TIMEOUT]).toEqual([60_000, 600_000]);
	});

	it('a response after the timeout is ignored', () => {
		const checkout = atSetup();
		const { waitId } = checkout;
		checkout.wait().dispatch({ type: 'stopped-waiting' });
		const before = checkout.state;
		checkout.observe([], { waitId });
		expect(checkout.state).toBe(before);
	});
});
