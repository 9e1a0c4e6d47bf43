import { decodeFailure } from '../../api/decode/failure';
import { refusedFields } from './refused-fields';

const refused = (details: object) =>
	refusedFields(
		decodeFailure(400, {
			code: 'rest_invalid_param',
			message: 'Invalid parameter(s)',
			data: { status: 400, details },
		}),
	);

describe('fields refused by the shop', () => {
	it('are those of the named address, or of the other form when that one is hidden', () => {
		const billing_address = {
			code: 'invalid_postcode',
			message: 'The postcode is not valid',
			data: null,
			additional_errors: [{ code: 'invalid_phone', message: 'Nobody &amp; nothing there' }],
		};
		expect(refused({ billing_address })).toEqual([
			{
				errorIds: ['billing_postcode', 'shipping_postcode'],
				message: 'The postcode is not valid',
			},
			{ errorIds: ['billing_phone', 'shipping_phone'], message: 'Nobody & nothing there' },
		]);
	});

	it('include additional fields of plugins', () => {
		const additional_fields = {
			code: 'woocommerce_required_checkout_field',
			message: 'Odd is required',
			data: { key: 'acme/odd' },
		};
		expect(refused({ additional_fields })).toEqual([
			{ errorIds: ['contact_acme/odd', 'order_acme/odd'], message: 'Odd is required' },
		]);
	});

	it('include the e-mail when the error code names it', () => {
		const code = 'woocommerce_rest_invalid_email_address';
		expect(refusedFields(decodeFailure(400, { code, message: 'No' }))).toEqual([
			{ errorIds: ['billing_email'], message: 'No' },
		]);
	});

	it('are empty when the error names no field', () => {
		expect(refusedFields(decodeFailure(400, { code: 'x', message: 'No' }))).toEqual([]);
		expect(refusedFields({ kind: 'connection', reason: 'lost' })).toEqual([]);
		expect(refused({ payment_method: { code: 'rest_not_in_enum', message: 'No' } })).toEqual([]);
	});
});
