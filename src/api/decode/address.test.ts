import { aBillingAddress } from '../../../test/fixtures/builders';
import { billingAddress } from './address';

describe('a decoded address', () => {
	it('has all fields, empty when the response lacks them', () => {
		expect(billingAddress({ city: 'Leeds', phone: null })).toMatchObject({
			city: 'Leeds',
			phone: '',
			email: '',
		});
	});

	it('has the additional fields of plugins as texts, too', () => {
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
