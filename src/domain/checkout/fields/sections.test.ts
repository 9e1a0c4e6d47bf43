import fc from 'fast-check';
import { aBillingAddress, aShippingAddress } from '../../../../test/fixtures/builders';
import { decodeSettings } from '../../../api';
import { addressesForOrder, addressForOrder } from './order-addresses';
import {
	requiresPassword,
	makesAccount,
	addressErrorIds,
	requestedFields,
	requestedAddresses,
} from './sections';
import type { Delivery } from './sections';

const settings = decodeSettings({
	states: { FR: {}, US: { CA: 'California' }, IT: { RM: 'Roma' } },
	countryLocale: { SG: { city: { hidden: true } } },
	addressFields: { 'acme/door': { label: 'Door' } },
});

const delivered: Delivery = {
	needsShipping: true,
	prefersCollection: false,
	useShippingAsBilling: true,
	shipsToBillingOnly: false,
};

const deliveries: fc.Arbitrary<Delivery> = fc.record({
	needsShipping: fc.boolean(),
	prefersCollection: fc.boolean(),
	useShippingAsBilling: fc.boolean(),
	shipsToBillingOnly: fc.boolean(),
});

describe('the visible address forms', () => {
	it.each([
		['delivered to one address', {}, true, false],
		['delivered, with another billing address', { useShippingAsBilling: false }, true, true],
		['nothing is shipped', { needsShipping: false }, false, true],
		['local pickup', { prefersCollection: true }, false, true],
		['shipped to the billing address only', { shipsToBillingOnly: true }, false, true],
	])('%s', (_name, change, shipping, billing) => {
		expect(requestedAddresses({ ...delivered, ...change })).toMatchObject({ shipping, billing });
	});

	it('include at least one, and the first asks for the e-mail', () => {
		fc.assert(
			fc.property(deliveries, (delivery) => {
				const { shipping, billing } = requestedAddresses(delivery);
				expect(shipping || billing).toBe(true);
				const addresses = {
					shippingAddress: aShippingAddress(),
					billingAddress: aBillingAddress(),
				};
				const ids = requestedFields({ ...addresses, additional: {}, delivery }, settings).map(
					({ field }) => field.errorId,
				);
				expect(ids[0]).toBe('billing_email');
				expect(new Set(ids).size).toBe(ids.length);
				expect(ids.includes('shipping_city')).toBe(shipping);
				expect(ids.includes('billing_city')).toBe(billing);
				const addressIds = ids.filter((id) => id !== 'billing_email');
				expect(addressErrorIds(settings)).toEqual(expect.arrayContaining(addressIds));
			}),
		);
	});
});

describe('the addresses of an order', () => {
	const ordered = (address: Parameters<typeof aShippingAddress>[0]) =>
		addressForOrder(aShippingAddress(address), settings);

	it('are empty in fields hidden by the country', () => {
		expect(ordered({ country: 'SG', city: 'Ulm' }).city).toBe('');
		expect(ordered({ country: 'FR', state: 'CA' }).state).toBe('');
	});

	it.each([
		['US', 'CA', 'CA'],
		['US', 'california', 'california'],
		['US', 'London', ''],
		['IT', 'CA', ''],
		['GB', 'Kent', 'Kent'],
	])('in %s have the state %s as "%s"', (country, state, kept) => {
		expect(ordered({ country, state }).state).toBe(kept);
	});

	it('keep the place of the shop where the form does not ask for the country', () => {
		const hidden = { label: 'Place', required: false, hidden: true, index: 1 };
		const ordered = (names: readonly string[]) =>
			addressForOrder(
				aShippingAddress({ country: 'US', state: 'CA', city: 'Ulm' }),
				decodeSettings({
					addressFields: Object.fromEntries(
						['country', 'state', 'city'].map((name) => [
							name,
							{ ...hidden, hidden: names.includes(name) },
						]),
					),
				}),
			);
		const place = { country: 'US', state: 'CA', city: '' };
		expect(ordered(['country', 'state', 'city'])).toMatchObject(place);
		expect(ordered(['state', 'city'])).toMatchObject({ ...place, state: '' });
	});

	it('are normalised', () => {
		const address = { country: 'GB', city: ' Leeds ', postcode: 'sw1a 1aa' };
		expect(ordered(address)).toMatchObject({ city: 'Leeds', postcode: 'SW1A1AA' });
	});

	it('are copied from shipping to billing, which keeps its e-mail', () => {
		const shipping = { ...aShippingAddress({ city: 'Leeds' }), 'acme/door': 'B' };
		const billing = aBillingAddress({ city: 'Ulm', email: 'ada@example.com' });
		const both = (change: Partial<Delivery>) =>
			addressesForOrder(shipping, billing, { ...delivered, ...change }, settings);
		const copied = { city: 'Leeds', email: 'ada@example.com', 'acme/door': 'B' };
		expect(both({}).billing).toMatchObject(copied);
		expect(both({ useShippingAsBilling: false }).billing.city).toBe('Ulm');
		expect(both({ prefersCollection: true }).shipping).toMatchObject({ city: 'Ulm' });
		expect(both({ shipsToBillingOnly: true }).shipping).toMatchObject({ city: 'Ulm' });
		const unshipped = { shipping: null, billing: { city: 'Ulm' } };
		expect(both({ needsShipping: false })).toMatchObject(unshipped);
	});

	it('have an e-mail only in the billing address', () => {
		fc.assert(
			fc.property(deliveries, (delivery) => {
				const { shipping, billing } = addressesForOrder(
					aShippingAddress(),
					aBillingAddress({ email: 'ada@example.com' }),
					delivery,
					settings,
				);
				expect(billing.email).toBe('ada@example.com');
				expect(shipping && 'email' in shipping).not.toBe(true);
				expect(shipping === null).toBe(!delivery.needsShipping);
			}),
		);
	});
});

describe('an account created with the order', () => {
	const shop = (checkout: object, currentUserId = 0) => decodeSettings({ checkout, currentUserId });

	it.each([
		[{ offersAccount: true, generatesPassword: false }, true, true, true],
		[{ offersAccount: true, generatesPassword: false }, false, false, false],
		[{ offersAccount: true, generatesPassword: true }, true, true, false],
		[{ offersAccount: true, allowsGuests: false, generatesPassword: false }, false, true, true],
		[{ offersAccount: false, generatesPassword: false }, true, false, false],
	])('%j, checked: %s', (checkout, isWanted, isMade, needsPassword) => {
		expect(makesAccount(shop(checkout), isWanted)).toBe(isMade);
		expect(requiresPassword(shop(checkout), isWanted)).toBe(needsPassword);
	});

	it('is never created for a logged-in customer', () => {
		expect(makesAccount(shop({ offersAccount: true }, 7), true)).toBe(false);
	});
});
