import fc from 'fast-check';
import { decodeFailure } from './failure';
import { isRecord } from '../../domain/support/unknown';
import { aCart, anItem } from '../../../test/fixtures/builders';
import { recordings } from '../../../test/fixtures/recordings';

describe('decodeFailure', () => {
	it('reads code and message, as text', () => {
		const body = {
			code: 'woocommerce_rest_cart_coupon_error',
			message: 'Coupon &quot;<b>nope</b>&quot; does not exist!',
			data: { status: 400 },
		};
		expect(decodeFailure(400, body)).toEqual({
			kind: 'api',
			status: 400,
			code: 'woocommerce_rest_cart_coupon_error',
			message: 'Coupon "nope" does not exist!',
			params: [],
			cart: null,
			data: { status: 400 },
		});
	});

	it('uses the default message when there is none', () => {
		expect(decodeFailure(502, null)).toMatchObject({
			status: 502,
			message: 'Something went wrong. Please contact us to get assistance.',
		});
	});

	it('has the message for invalid JSON', () => {
		expect(decodeFailure(0, { code: 'invalid_json', message: 'whatever' })).toEqual({
			kind: 'malformed',
			code: 'invalid_json',
			message: 'The response is not a valid JSON response.',
		});
	});

	it('includes the cart', () => {
		const failure = decodeFailure(409, {
			code: 'woocommerce_rest_cart_invalid_key',
			message: 'Gone.',
			data: { status: 409, cart: aCart({ items: [anItem()] }) },
		});
		expect(failure.kind === 'api' && failure.cart?.items).toHaveLength(1);
	});

	it('reads the details of rest_invalid_param', () => {
		const additional = [{ code: 'invalid_postcode', message: 'No such postcode.' }];
		const billing_address = {
			code: 'invalid_email',
			message: 'The e-mail isn&#8217;t valid.',
			additional_errors: additional,
		};
		const body = { code: 'rest_invalid_param', data: { details: { billing_address } } };
		const message = 'The e-mail isn’t valid.';
		expect(decodeFailure(400, body)).toMatchObject({
			params: [{ param: 'billing_address', code: 'invalid_email', message, additional }],
		});
	});

	const errors = recordings.filter(({ status }) => status >= 400);

	it.each(errors)('decodes the recorded error of $scenario ($request)', ({ status, body }) => {
		const failure = decodeFailure(status, body);
		expect(failure).toMatchObject({ kind: 'api', status });
		const cart = isRecord(body) && isRecord(body.data) ? body.data.cart : undefined;
		expect(failure.kind === 'api' && failure.cart !== null).toBe(cart !== undefined);
	});

	it('never throws', () => {
		fc.assert(
			fc.property(fc.integer(), fc.jsonValue(), fc.jsonValue(), (status, body, details) => {
				decodeFailure(status, body);
				decodeFailure(status, { code: 'rest_invalid_param', data: { details } });
			}),
		);
	});
});
