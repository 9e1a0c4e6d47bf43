import { loadPhoneRule, loadPostcodeRule } from './libraries';

describe('the postcode rule', () => {
	it.each([
		['GB', 'SW1A 1AA'],
		['GB', 'sw1a1aa'],
		['US', '90210'],
		['US', '90210-1234'],
		['US', '902101234'],
		['CA', 'k1a0b1'],
		['DE', ' 10115 '],
		['JP', '1000001'],
		['JP', '100-0001'],
		['PL', '00950'],
		['PT', '1000205'],
		['NL', '1012ab'],
		['BR', '01310-100'],
		['CZ', '11000'],
		['SE', '113 51'],
	])('accepts the format of %s: %s', async (country, postcode) => {
		expect((await loadPostcodeRule())(postcode, country)).toBe(true);
	});

	it.each([
		['GB', '12345'],
		['US', '9021'],
		['DE', '1011'],
		['CA', '90210'],
		['DE', '1'.repeat(100_000)],
	])('rejects an invalid postcode of %s', async (country, postcode) => {
		expect((await loadPostcodeRule())(postcode, country)).toBe(false);
	});

	it('accepts any postcode of an unknown country', async () => {
		expect((await loadPostcodeRule())('12', 'XX')).toBeNull();
		expect((await loadPostcodeRule())('12', '')).toBeNull();
	});
});

describe('the phone rule', () => {
	it.each([
		['US', '(212) 555-2368', true],
		['US', '+49 30 901820', true],
		['DE', '030 901820', true],
		['US', '12', false],
		['DE', 'call me', false],
	])('%s %s', async (country, phone, isRight) => {
		expect((await loadPhoneRule())(phone, country)).toBe(isRight);
	});

	it('accepts any number of an unknown country', async () => {
		expect((await loadPhoneRule())('12', 'XX')).toBeNull();
	});
});
