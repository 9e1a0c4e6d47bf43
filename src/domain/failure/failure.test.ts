import { noticesFor } from './failure';
import type { Failure, ParamFailure } from './failure';

const api = (code: string, params: readonly ParamFailure[] = []): Failure => ({
	kind: 'api',
	status: 400,
	code,
	message: 'No.',
	params,
	cart: null,
	data: null,
});

const param = (
	name: string,
	code: string,
	additional: ParamFailure['additional'] = [],
): ParamFailure => ({ param: name, code, message: `${code}!`, additional });

describe('noticesFor', () => {
	it('names a notice by the error code, in the cart context', () => {
		expect(noticesFor(api('some_error'), null, '')).toEqual([
			{ id: 'some_error', context: 'wc/cart', message: 'No.' },
		]);
	});

	it('makes a notice of every parameter and of every additional error', () => {
		const failure = api('rest_invalid_param', [
			param('billing_address', 'invalid_postcode', [{ code: 'invalid_phone', message: 'Phone!' }]),
			param('quantity', 'rest_invalid_type'),
		]);
		const context = 'wc/checkout/billing-address';
		expect(noticesFor(failure, null, '')).toEqual([
			{ id: 'billing_address_invalid_postcode', context, message: 'invalid_postcode!' },
			{ id: 'billing_address_invalid_phone', context, message: 'Phone!' },
			{ id: 'quantity_rest_invalid_type', context: 'wc/cart', message: 'rest_invalid_type!' },
		]);
	});

	it.each([
		['invalid_email', 'x', 'wc/checkout/contact-information'],
		['billing_address', 'x', 'wc/checkout/billing-address'],
		['shipping_address', 'x', 'wc/checkout/shipping-address'],
		['email', 'missing-email-address', 'wc/checkout/contact-information'],
		['email', 'woocommerce_rest_invalid_email_address', 'wc/checkout/contact-information'],
		['other', 'x', 'wc/cart'],
	])('maps the parameter %s with code %s to the context %s', (name, code, context) => {
		const [notice] = noticesFor(api('rest_invalid_param', [param(name, code)]), null, '');
		expect(notice?.context).toBe(context);
	});

	it('puts all notices into the context given by the caller', () => {
		const failure = api('rest_invalid_param', [param('billing_address', 'x')]);
		expect(noticesFor(failure, 'wc/checkout', '')[0]?.context).toBe('wc/checkout');
	});

	it.each([
		['a missing e-mail', 'woocommerce_rest_missing_email_address'],
		['an existing account, beside the login link', 'registration-error-email-exists'],
	])('puts the error of %s into the contact context', (_name, code) => {
		expect(noticesFor(api(code), null, '')[0]?.context).toBe('wc/checkout/contact-information');
	});

	it('uses the default message for invalid JSON', () => {
		const message = 'The response is not a valid JSON response.';
		expect(noticesFor({ kind: 'malformed', code: 'invalid_json', message }, null, '')).toEqual([
			{ id: 'invalid_json', context: 'wc/cart', message },
		]);
	});

	it("uses the caller's message for a lost connection", () => {
		expect(noticesFor({ kind: 'connection', reason: 'timeout' }, null, 'Still trying.')).toEqual([
			{ id: 'connection', context: 'wc/cart', message: 'Still trying.' },
		]);
	});
});
