import { aBillingAddress, aShippingAddress } from '../../../../test/fixtures/builders';
import { initialState } from './state';

const NOWHERE = { country: '', state: '' };

describe('the initial cart', () => {
	it('has the defaults of docs/behaviour.md', () => {
		expect(initialState.cartData).toEqual({
			coupons: [],
			shippingRates: [],
			items: [],
			crossSells: [],
			fees: [],
			itemsCount: 0,
			itemsWeight: 0,
			needsShipping: true,
			needsPayment: false,
			hasCalculatedShipping: true,
			shippingAddress: aShippingAddress(NOWHERE),
			billingAddress: aBillingAddress(NOWHERE),
			totals: {
				currency_code: '',
				currency_symbol: '',
				currency_minor_unit: 2,
				currency_decimal_separator: '.',
				currency_thousand_separator: ',',
				currency_prefix: '',
				currency_suffix: '',
				total_items: '0',
				total_items_tax: '0',
				total_fees: '0',
				total_fees_tax: '0',
				total_discount: '0',
				total_discount_tax: '0',
				total_shipping: '0',
				total_shipping_tax: '0',
				total_price: '0',
				total_tax: '0',
				tax_lines: [],
			},
			errors: [],
			paymentMethods: [],
			paymentRequirements: [],
			extensions: {},
		});
	});
});
