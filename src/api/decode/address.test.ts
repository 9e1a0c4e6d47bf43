import { aBillingAddress } from '../../../test/fixtures/builders';
import { billingAddress } from './address';

describe('an address', () => {
	it('is there with all its fields, empty where the shop says nothing', () => {
		expect(billingAddress({ city: 'Leeds', phone: null })).toMatchObject({
			city: 'Leeds',
			phone: '',
			email: '',
		});
	});

	it('has the fields that plugins add as texts, too', () => {
		const decoded = billingAddress({
			...aBillingAddress(),
			'acme/door': 'B',
			'acme/floor': 3,
			'acme/gift': true,
			'acme/quiet': false,
			'acme/none': null,
			'acme/odd': { x: 1 },
		});
		expect(decoded).toMatchObject({
			...aBillingAddress(),
			'acme/door': 'B',
			'acme/floor': '3',
			'acme/gift': '1',
			'acme/quiet': '0',
			'acme/none': '',
			'acme/odd': '',
		});
	});
});
