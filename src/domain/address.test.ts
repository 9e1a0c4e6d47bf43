import fc from 'fast-check';
import {
	changedFields,
	isBillingAddress,
	isEmail,
	isShippingAddress,
	normaliseAddress,
	normaliseField,
} from './address';
import { aBillingAddress, aShippingAddress } from '../../test/fixtures/builders';

describe('normaliseField', () => {
	it.each([
		['postcode', 'sw1a 1aa', 'SW1A1AA'],
		['postcode', ' 1 2 3 ', '12 3'],
		['email', ' ada@example.com ', 'ada@example.com'],
		['email', 'ada@example', ''],
		['email', 'not an email', ''],
		['city', '  São Paulo ', 'São Paulo'],
	])('makes of %s %j %j', (field, value, normalised) => {
		expect(normaliseField(field, value)).toBe(normalised);
	});

	it('leaves an e-mail alone once it is normalised', () => {
		fc.assert(
			fc.property(fc.emailAddress(), (email) => {
				expect(isEmail(email)).toBe(true);
				expect(normaliseField('email', normaliseField('email', email))).toBe(email);
			}),
		);
	});
});

describe('changedFields', () => {
	it('names what says something else', () => {
		const before = aBillingAddress({ city: 'Oakland', email: 'ada@example.com' });
		const after = aBillingAddress({
			city: 'London',
			email: 'ada@example.com',
			postcode: 'sw1a 1aa',
		});
		expect(changedFields(before, after)).toEqual({ city: 'London', postcode: 'sw1a 1aa' });
	});

	it('sees no change in spaces, in the case of a postcode, in an e-mail that is not finished', () => {
		const before = aBillingAddress({ city: 'Oakland', postcode: 'SW1A1AA' });
		const after = aBillingAddress({ city: ' Oakland ', postcode: 'sw1a 1aa', email: 'ada@' });
		expect(changedFields(before, after)).toEqual({});
	});

	it('takes a field that was not there as empty', () => {
		expect(changedFields({}, { city: '', company: 'ACME' })).toEqual({ company: 'ACME' });
	});

	it('applied to the old address gives the new one', () => {
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
	it('have every field, were it an empty one', () => {
		expect(isShippingAddress(aShippingAddress())).toBe(true);
		expect(isShippingAddress({ city: 'London' })).toBe(false);
		expect(isShippingAddress(null)).toBe(false);
	});

	it('have an e-mail when they are for billing', () => {
		expect(isBillingAddress(aBillingAddress())).toBe(true);
		expect(isBillingAddress(aShippingAddress())).toBe(false);
	});
});
