import fc from 'fast-check';
import { aShippingAddress } from '../../../../test/fixtures/builders';
import { decodeSettings } from '../../../api';
import { addressForm, emailField } from './form';
import { suggestEmail } from './email-slip';
import type { FieldModel } from './form';
import { brokenRule } from './rules';

const settings = decodeSettings({
	states: { US: { CA: 'California' } },
	addressFields: {
		'acme/door': { label: 'Door', type: 'text', required: true, pattern: '\\d{2}' },
		'acme/odd': { label: 'Odd', type: 'text', pattern: '(' },
		'acme/gift': { label: 'Gift', type: 'checkbox', required: true },
	},
});

const field = (name: string, value: string, country = 'US'): FieldModel => {
	const address = { ...aShippingAddress({ country }), [name]: value };
	const found = addressForm('shipping', address, settings).find((one) => one.name === name);
	if (!found) {
		throw new Error(`${name} is not asked for`);
	}
	return found;
};

const german = (postcode: string, country: string) =>
	country === 'DE' ? /^\d{5}$/.test(postcode) : null;

describe('the violated rule of a field', () => {
	it.each([
		['city', '', 'required'],
		['city', '   ', 'required'],
		['city', 'Ulm', null],
		['company', '', null],
		['state', '', 'required'],
		['state', 'CA', null],
		['state', 'Kalifornien', 'required'],
		['acme/door', '', 'required'],
		['acme/door', 'x', 'pattern'],
		['acme/door', '123', 'pattern'],
		['acme/door', '12', null],
		['acme/odd', 'anything', null],
		['acme/gift', '0', 'required'],
		['acme/gift', '1', null],
	])('%s: %j', (name, value, rule) => {
		expect(brokenRule(field(name, value), 'US', null)).toBe(rule);
	});

	it.each([
		['', 'required'],
		['ada', 'email'],
		['ada@example', 'email'],
		['ada@exam ple.com', 'email'],
		['ada@example..com', 'email'],
		[' ada@example.com ', null],
	])('e-mail: %j', (value, rule) => {
		expect(brokenRule(emailField('', value), '', null)).toBe(rule);
	});

	it("includes the country's postcode rule once its library is loaded", () => {
		const postcode = (value: string) => field('postcode', value, 'DE');
		expect(brokenRule(postcode('1011'), 'DE', german)).toBe('postcode');
		expect(brokenRule(postcode('10115'), 'DE', german)).toBeNull();
		expect(brokenRule(postcode('1011'), 'DE', null)).toBeNull();
		expect(brokenRule(postcode('1011'), 'AT', german)).toBeNull();
		expect(brokenRule(postcode(''), 'DE', german)).toBe('required');
	});

	it('is computed in linear time for a long e-mail', () => {
		fc.assert(
			fc.property(fc.constantFrom('a', '.', '@', 'a.', '@.'), (part) => {
				const start = performance.now();
				brokenRule(emailField('', part.repeat(50_000)), '', null);
				expect(performance.now() - start).toBeLessThan(100);
			}),
		);
	});
});

describe('suggested corrections of an e-mail', () => {
	it.each([
		['ada@gmial.com', 'ada@gmail.com'],
		['ada@gnail.com', 'ada@gmail.com'],
		['ada@gmail.con', 'ada@gmail.com'],
		['ada@gmai.com', 'ada@gmail.com'],
		['ada@hotmial.com', 'ada@hotmail.com'],
		['ada@yaho.com', 'ada@yahoo.com'],
		['ada@outlok.con', 'ada@outlook.com'],
		['ada@harbour-goods.con', 'ada@harbour-goods.com'],
		['Ada@GMIAL.COM', 'Ada@gmail.com'],
	])('corrects %s', (typed, meant) => {
		expect(suggestEmail(typed)).toBe(meant);
	});

	it.each(['ada@gmail.com', 'ada@ymail.com', 'ada@mail.com', 'ada@example.org', 'ada@', ''])(
		'has no suggestion for %j',
		(typed) => {
			expect(suggestEmail(typed)).toBeNull();
		},
	);

	it('never suggests a correction of its own suggestion', () => {
		fc.assert(
			fc.property(fc.emailAddress(), (email) => {
				const meant = suggestEmail(email);
				expect(meant === null || suggestEmail(meant) === null).toBe(true);
			}),
		);
	});
});
