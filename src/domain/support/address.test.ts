import fc from 'fast-check';
import {
	changedFields,
	isBillingAddress,
	isEmail,
	isShippingAddress,
	normaliseAddress,
	normaliseField,
} from './address';
import { aBillingAddress, aShippingAddress } from '../../../test/fixtures/builders';

describe('normaliseField', () => {
	it.each([
		['postcode', 'sw1a 1aa', 'SW1A1AA'],
		['postcode', ' 1 2 3 ', '12 3'],
		['email', ' ada@example.com ', 'ada@example.com'],
		['email', 'ada@example', ''],
		['email', 'not an email', ''],
		['city', '  São Paulo ', 'São Paulo'],
	])('normalises the %s %j to %j', (field, value, normalised) => {
		expect(normaliseField(field, value)).toBe(normalised);
	});

	it('does not change a normalised e-mail', () => {
		fc.assert(
			fc.property(fc.emailAddress(), (email) => {
				expect(isEmail(email)).toBe(true);
				expect(normaliseField('email', normaliseField('email', email))).toBe(email);
			}),
		);
	});
});

describe('changedFields', () => {
	it('returns the fields with different values', () => {
		const before = aBillingAddress({ city: 'Oakland', email: 'ada@example.com' });
		const after = aBillingAddress({
			city: 'London',
			email: 'ada@example.com',
			postcode: 'sw1a 1aa',
		});
		expect(changedFields(before, after)).toEqual({ city: 'London', postcode: 'sw1a 1aa' });
	});

	it('ignores spaces, the case of a postcode, and an incomplete e-mail', () => {
		const before = aBillingAddress({ city: 'Oakland', postcode: 'SW1A1AA' });
		const after = aBillingAddress({ city: ' Oakland ', postcode: 'sw1a 1aa', email: 'ada@' });
		expect(changedFields(before, after)).toEqual({});
	});

	it('treats a missing field as empty', () => {
		expect(changedFields({}, { city: '', company: 'ACME' })).toEqual({ company: 'ACME' });
	});

	it('gives the new address when applied to the old one', () => {
		const text = fc.string({ maxLength: 6 });
		const address = fc.record({ city: text, state: text, postcode: text });
		fc.assert(
			fc.property(address, address, (before, after) => {
				expect(normaliseAddress({ ...before, ...changedFields(before, after) })).toEqual(
					normaliseAddress(after),
				);
			}),
		);
	});
});

describe('complete addresses', () => {
	it('have every field, possibly empty', () => {
		expect(isShippingAddress(aShippingAddress())).toBe(true);
		expect(isShippingAddress({ city: 'London' })).toBe(false);
		expect(isShippingAddress(null)).toBe(false);
	});

	it('have an e-mail if they are billing addresses', () => {
		expect(isBillingAddress(aBillingAddress())).toBe(true);
		expect(isBillingAddress(aShippingAddress())).toBe(false);
	});
});
