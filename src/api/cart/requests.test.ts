import type { CartIntent } from '../../domain/cart/intent';
import { anAdd } from '../../../test/fixtures/builders';
import { requestFor } from './requests';

const add = anAdd({ quantity: 2 });

const BLUE = [{ attribute: 'pa_color', value: 'blue' }];

describe('requestFor', () => {
	it('sends the changed choices of the checkout', () => {
		const request = requestFor({
			type: 'checkout',
			choices: { paymentMethod: 'cod', additionalFields: { 'acme/gift': '1' } },
		});
		expect(request).toMatchObject({
			method: 'PUT',
			path: '/wc/store/v1/checkout?__experimental_calc_totals=true',
		});
		expect(JSON.parse(JSON.stringify(request.body))).toEqual({
			payment_method: 'cod',
			additional_fields: { 'acme/gift': '1' },
		});
	});

	it.each<[CartIntent, string, unknown]>([
		[add, 'add-item', { id: 12, quantity: 2 }],
		[
			{ ...add, variation: BLUE, extra: { engraving: 'Ada', id: 99 } },
			'add-item',
			{ id: 12, quantity: 2, variation: BLUE, engraving: 'Ada' },
		],
		[{ type: 'set-quantity', key: 'a', quantity: 3 }, 'update-item', { key: 'a', quantity: 3 }],
		[{ type: 'remove-item', key: 'a' }, 'remove-item', { key: 'a' }],
		[{ type: 'apply-coupon', code: 'save10' }, 'apply-coupon', { code: 'save10' }],
		[{ type: 'remove-coupon', code: 'save10' }, 'remove-coupon', { code: 'save10' }],
		[
			{ type: 'select-rate', packageId: 0, rateId: 'flat_rate:1' },
			'select-shipping-rate',
			{ package_id: 0, rate_id: 'flat_rate:1' },
		],
		[
			{ type: 'select-rate', packageId: null, rateId: 'pickup_location:0' },
			'select-shipping-rate',
			{ rate_id: 'pickup_location:0' },
		],
		[
			{
				type: 'update-customer',
				shippingAddress: { postcode: 'sw1a 1aa', city: ' London ' },
				billingAddress: null,
			},
			'update-customer',
			{ shipping_address: { postcode: 'SW1A1AA', city: 'London' } },
		],
		[
			{
				type: 'update-customer',
				shippingAddress: null,
				billingAddress: { email: ' ada@example.com' },
			},
			'update-customer',
			{ billing_address: { email: 'ada@example.com' } },
		],
		[
			{ type: 'extension', namespace: 'gifts', data: { wrap: true } },
			'extensions',
			{ namespace: 'gifts', data: { wrap: true } },
		],
	])('sends %j to %s', (intent, endpoint, body) => {
		expect(requestFor(intent)).toMatchObject({
			method: 'POST',
			path: `/wc/store/v1/cart/${endpoint}`,
		});
		expect(requestFor(intent).body).toEqual(body);
	});

	it('adds an idempotency key to adds only', () => {
		expect(requestFor(add).headers).toEqual({ 'Idempotency-Key': 'k1' });
		expect(requestFor({ type: 'remove-item', key: 'a' }).headers).toEqual({});
	});
});
