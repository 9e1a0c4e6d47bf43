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

describe('what an observer answers', () => {
	it.each([undefined, null, true, 'fine', 0, 7, [], () => undefined])(
		'%p says nothing',
		(answer) => {
			for (const event of EVENTS) {
				expect(readObserver(event, answer)).toEqual(none);
			}
		},
	);

	it('false sends a validation back, and says nothing elsewhere', () => {
		expect(readObserver('checkout_validation', false)).toMatchObject({ type: 'failure' });
		expect(readObserver('payment_setup', false)).toEqual(none);
	});

	it('fail and failure are one', () => {
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

	it('an object without a type is an error in exactly these words', () => {
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

	it('a broken observer is an error until the order is there, and nothing from then on', () => {
		expect(EVENTS.map((event) => [readThrown(event).type, readObserver(event, {}).type])).toEqual([
			['error', 'error'],
			['error', 'error'],
			['none', 'none'],
			['error', 'error'],
		]);
	});

	it('validation may name its errors without a type, by its own names', () => {
		const errors = { billing_city: { message: 'Which city?', hidden: false } };
		expect(
			readObserver('checkout_validation', {
				errorMessage: 'Please look again.',
				context: 'wc/checkout/payments',
				validationErrors: errors,
			}),
		).toMatchObject({
			type: 'error',
			message: 'Please look again.',
			messageContext: 'wc/checkout/payments',
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
	])('takes no field errors that are not well formed: %j', (validationErrors) => {
		expect(readObserver('payment_setup', { type: 'error', validationErrors })).toMatchObject({
			validationErrors: null,
		});
	});

	it('makes text of the HTML that plugins write for WooCommerce', () => {
		expect(
			readObserver('payment_setup', {
				type: 'error',
				message: 'Your card&#8217;s <strong>number</strong> is wrong.',
				validationErrors: { card: { message: 'A &amp; B', hidden: false } },
			}),
		).toMatchObject({
			message: 'Your card’s number is wrong.',
			validationErrors: { card: { message: 'A & B', hidden: false } },
		});
	});

	it('takes complete addresses only, under their older names too', () => {
		const billing = aBillingAddress();
		const shipping = aShippingAddress();
		const incomplete = { ...shipping, phone: undefined };
		expect(
			readObserver('payment_setup', {
				type: 'success',
				meta: { billingAddress: billing, shippingAddress: incomplete },
			}),
		).toMatchObject({ billingAddress: billing, shippingAddress: null });
		expect(
			readObserver('payment_setup', {
				type: 'success',
				meta: { billingData: billing, shippingData: { address: shipping } },
			}),
		).toMatchObject({ billingAddress: billing, shippingAddress: shipping });
		// A billing address requires the e-mail address.
		expect(
			readObserver('payment_setup', { type: 'success', meta: { billingAddress: shipping } }),
		).toMatchObject({ billingAddress: null });
	});

	it('takes of payment data what can be sent', () => {
		expect(
			readObserver('payment_setup', {
				type: 'success',
				meta: { paymentMethodData: { token: 'tok', save: true, amount: 5, card: { no: 1 } } },
			}),
		).toMatchObject({ paymentMethodData: { token: 'tok', save: true, amount: '5' } });
	});

	it('is read without a throw, whatever it is', () => {
		fc.assert(
			fc.property(fc.constantFrom(...EVENTS), fc.anything(), (event, answer) => {
				expect(['none', 'success', 'failure', 'error']).toContain(readObserver(event, answer).type);
			}),
		);
	});
});

test('a refusal ends the asking, but in validation all are heard', () => {
	const refusal = readThrown('payment_setup');
	expect(EVENTS.map((event) => stopsObservers(event, refusal))).toEqual([false, true, true, true]);
	expect(stopsObservers('payment_setup', { type: 'none' })).toBe(false);
});
