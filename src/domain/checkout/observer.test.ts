import fc from 'fast-check';
import { aBillingAddress, aShippingAddress } from '../../../test/fixtures/builders';
import type { CheckoutEventName } from './observer';
import { stopsObservers, MALFORMED_RESPONSE, readObserver, readThrown } from './observer';

const EVENTS: readonly CheckoutEventName[] = [
	'checkout_validation',
	'payment_setup',
	'checkout_success',
	'checkout_fail',
];

const none = { type: 'none' };
const success = (meta: object) => readObserver('payment_setup', { type: 'success', meta });

describe('observer responses', () => {
	it.each([undefined, null, true, 'fine', 0, 7, [], () => undefined])(
		'%p is no response',
		(answer) => {
			for (const event of EVENTS) {
				expect(readObserver(event, answer)).toEqual(none);
			}
		},
	);

	it('false fails a validation, and means nothing elsewhere', () => {
		expect(readObserver('checkout_validation', false)).toMatchObject({ type: 'failure' });
		expect(readObserver('payment_setup', false)).toEqual(none);
	});

	it('fail and failure are the same type', () => {
		expect(readObserver('payment_setup', { type: 'fail' })).toEqual(
			readObserver('payment_setup', { type: 'failure' }),
		);
	});

	it.each([
		[undefined, true],
		[null, true],
		[0, true],
		[true, true],
		[false, false],
	])('retry %p means %p', (retry, means) => {
		expect(readObserver('checkout_fail', { type: 'error', retry })).toMatchObject({ retry: means });
	});

	it('an object without a type is an error with a fixed message', () => {
		expect(MALFORMED_RESPONSE).toBe(
			'Returned objects from event emitter observers must return an object with a type property',
		);
		for (const answer of [{}, { message: 'x' }, { type: 'maybe' }, { type: 1 }]) {
			expect(readObserver('payment_setup', answer)).toMatchObject({
				type: 'error',
				message: MALFORMED_RESPONSE,
				retry: true,
			});
		}
	});

	it('a type that does not exist in the list of types, as gateways name it, is no response', () => {
		expect(readObserver('payment_setup', { type: undefined })).toEqual(none);
	});

	it('an invalid response is an error to payments, and ignored in validation and once there is an order', () => {
		expect(EVENTS.map((event) => [readThrown(event).type, readObserver(event, {}).type])).toEqual([
			['none', 'none'],
			['error', 'error'],
			['none', 'none'],
			['error', 'error'],
		]);
	});

	it('validation accepts errors without a type, under its own property names', () => {
		const errors = { billing_city: { message: 'Which city?', hidden: false } };
		const context = 'wc/checkout/payments';
		const given = { errorMessage: 'Please look again.', context, validationErrors: errors };
		expect(readObserver('checkout_validation', given)).toMatchObject({
			type: 'error',
			message: 'Please look again.',
			messageContext: context,
			validationErrors: errors,
		});
	});

	it.each([
		[{ city: 'Which city?' }],
		[{ city: { message: 'Which city?' } }],
		[{ city: { message: 5, hidden: false } }],
		[{ city: { message: 'A', hidden: true }, state: null }],
		[{}],
		['city'],
	])('rejects malformed field errors: %j', (validationErrors) => {
		expect(readObserver('payment_setup', { type: 'error', validationErrors })).toMatchObject({
			validationErrors: null,
		});
	});

	it('converts HTML of plugins to text', () => {
		const answer = {
			type: 'error',
			message: 'Your card&#8217;s <strong>number</strong> is wrong.',
			validationErrors: { card: { message: 'A &amp; B', hidden: false } },
		};
		expect(readObserver('payment_setup', answer)).toMatchObject({
			message: 'Your card’s number is wrong.',
			validationErrors: { card: { message: 'A & B', hidden: false } },
		});
	});

	it('accepts complete addresses only, also under their legacy names', () => {
		const billing = aBillingAddress();
		const shipping = aShippingAddress();
		const incomplete = { ...shipping, phone: undefined };
		expect(success({ billingAddress: billing, shippingAddress: incomplete })).toMatchObject({
			billingAddress: billing,
			shippingAddress: null,
		});
		expect(success({ billingData: billing, shippingData: { address: shipping } })).toMatchObject({
			billingAddress: billing,
			shippingAddress: shipping,
		});
		// A billing address requires the e-mail address.
		expect(success({ billingAddress: shipping })).toMatchObject({ billingAddress: null });
	});

	it('keeps the payment data that can be sent', () => {
		const paymentMethodData = { token: 'tok', save: true, amount: 5, card: { no: 1 } };
		expect(success({ paymentMethodData })).toMatchObject({
			paymentMethodData: { token: 'tok', save: true, amount: '5' },
		});
	});

	it('never throws, whatever the response is', () => {
		fc.assert(
			fc.property(fc.constantFrom(...EVENTS), fc.anything(), (event, answer) => {
				expect(['none', 'success', 'failure', 'error']).toContain(readObserver(event, answer).type);
			}),
		);
	});
});

test('a refusal stops later observers, except in validation', () => {
	const refusal = readThrown('payment_setup');
	expect(EVENTS.map((event) => stopsObservers(event, refusal))).toEqual([false, true, true, true]);
	expect(stopsObservers('payment_setup', { type: 'none' })).toBe(false);
});
