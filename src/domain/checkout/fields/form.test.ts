import fc from 'fast-check';
import { aBillingAddress, aShippingAddress } from '../../../../test/fixtures/builders';
import { decodeSettings } from '../../../api';
import { additionalForm, addressForm, emailField, typedChanges } from './form';

const settings = decodeSettings({
	countries: { US: 'United States', GB: 'United Kingdom', FR: 'France', SG: 'Singapore' },
	shippingCountries: ['GB', 'US'],
	states: { US: { CA: 'California', NY: 'New York' }, FR: {} },
	addressFields: {
		'acme/door': { label: 'Door code', index: 45, type: 'text', maxLength: 6, pattern: '\\d+' },
		'acme/floor': {
			label: 'Floor',
			index: 46,
			type: 'select',
			options: [{ value: '1', label: 'First' }],
		},
		'acme/gift': { label: 'A gift', index: 1000, type: 'checkbox' },
	},
	countryLocale: {
		GB: {
			postcode: { label: 'Postcode' },
			city: { label: 'Town / City' },
			state: { label: 'County', required: false },
			company: { required: true },
		},
		FR: { postcode: { index: 65 }, phone: { required: true } },
		SG: { state: { hidden: true, required: true }, city: { required: false } },
	},
});

const form = (address: Parameters<typeof aShippingAddress>[0] = {}) =>
	addressForm('shipping', aShippingAddress(address), settings);
const field = (name: string, address: Parameters<typeof aShippingAddress>[0] = {}) =>
	form(address).find((one) => one.name === name);

describe('an address form', () => {
	it('has the fields, labels and order of docs/behaviour.md', () => {
		const fields = addressForm('billing', aBillingAddress({ country: 'XX' }), decodeSettings(null));
		expect(fields.map(({ label }) => label).join('; ')).toBe(
			'First name; Last name; Company (optional); Address; Apartment, suite, etc. (optional); ' +
				'Country/Region; City; State/County; Postal code; Phone (optional)',
		);
	});

	it("uses the country's labels, required fields and order", () => {
		expect(field('postcode', { country: 'GB' })?.label).toBe('Postcode');
		expect(field('state', { country: 'GB' })?.label).toBe('County (optional)');
		expect(field('company', { country: 'GB' })).toMatchObject({ required: true, foldable: false });
		const names = form({ country: 'FR' }).map(({ name }) => name);
		expect(names.indexOf('postcode')).toBeLessThan(names.indexOf('city'));
	});

	it('omits fields hidden by the country, and a state field for countries without states', () => {
		expect(field('state', { country: 'SG' })).toBeUndefined();
		expect(field('state', { country: 'FR' })).toBeUndefined();
		expect(field('state', { country: 'GB' })).toMatchObject({ control: 'input', options: null });
	});

	it('lists the available states and countries', () => {
		expect(field('state', { country: 'US' })).toMatchObject({
			control: 'select',
			options: [
				['CA', 'California'],
				['NY', 'New York'],
			],
		});
		expect(field('country')?.options?.map(([code]) => code)).toEqual(['US', 'GB']);
		const billing = addressForm('billing', aBillingAddress(), settings);
		expect(billing.find(({ name }) => name === 'country')?.options).toHaveLength(4);
		expect(field('country', { country: 'FR' })).toMatchObject({ value: 'FR', unlisted: 'France' });
	});

	it('collapses company, address line 2 and phone when they are optional', () => {
		const foldable = (country: string) =>
			form({ country })
				.filter((one) => one.foldable)
				.map(({ name }) => name);
		expect(foldable('US')).toEqual(['company', 'address_2', 'phone']);
		expect(foldable('FR')).toEqual(['company', 'address_2']);
	});

	it.each([
		['first_name', 'US', 'given-name', 'text', 'text'],
		['phone', 'US', 'tel', 'tel', 'tel'],
		['postcode', 'DE', 'postal-code', 'text', 'numeric'],
		['postcode', 'GB', 'postal-code', 'text', 'text'],
		// A ZIP+4 contains a hyphen, which numeric keypads of phones do not have.
		['postcode', 'US', 'postal-code', 'text', 'text'],
	])('tells browsers what %s in %s is', (name, country, purpose, type, inputMode) => {
		const autoComplete = `shipping ${purpose}`;
		expect(field(name, { country })).toMatchObject({ autoComplete, type, inputMode });
	});

	it('tells browsers what the e-mail is', () => {
		expect(emailField('Email', '')).toMatchObject({
			autoComplete: 'email',
			type: 'email',
			inputMode: 'email',
			maxLength: 254,
			id: 'email',
			errorId: 'billing_email',
		});
	});

	it('includes additional fields of plugins', () => {
		expect(field('acme/door')).toMatchObject({
			id: 'shipping-acme-door',
			errorId: 'shipping_acme/door',
			control: 'input',
			label: 'Door code (optional)',
			maxLength: 6,
			autoComplete: '',
			pattern: { source: '\\d+', title: '' },
			foldable: false,
		});
		expect(field('acme/floor')).toMatchObject({
			control: 'select',
			options: [
				['', ''],
				['1', 'First'],
			],
		});
		expect(field('acme/gift')?.control).toBe('checkbox');
		expect(additionalForm('order', { 'acme/gift': '1' }, settings.addressFields)).toContainEqual(
			expect.objectContaining({ id: 'order-acme-gift', errorId: 'order_acme/gift', value: '1' }),
		);
	});

	it('has what plugins set: placeholder, message of a checkbox, attributes', () => {
		const paper = {
			label: 'Paper',
			type: 'select',
			required: true,
			placeholder: 'Choose one',
			options: [{ value: 'plain', label: 'Plain' }],
		};
		const set = { errorMessage: 'Adults only.', attributes: { 'data-kind': 'age' } };
		const adult = { label: 'Of age', type: 'checkbox', required: true, ...set };
		const { checkout } = decodeSettings({
			checkout: { orderFields: { 'acme/paper': paper, 'acme/adult': adult } },
		});
		const [select, checkbox] = additionalForm('order', {}, checkout.orderFields);
		expect(select?.options).toEqual([
			['', 'Choose one'],
			['plain', 'Plain'],
		]);
		expect(checkbox).toMatchObject(set);
	});

	it('has the states that rules give its fields, at each place', () => {
		const states = {
			'shipping_acme/door': { required: true },
			'shipping_acme/floor': { hidden: true },
			'billing_acme/door': { hidden: true },
		};
		const shown = (kind: 'shipping' | 'billing') =>
			addressForm(kind, aShippingAddress(), settings, states)
				.filter(({ name }) => name.includes('/'))
				.map(({ name, label }) => [name, label]);
		expect(shown('shipping')).toEqual([
			['acme/door', 'Door code'],
			['acme/gift', 'A gift (optional)'],
		]);
		expect(shown('billing')).toEqual([
			['acme/floor', 'Floor (optional)'],
			['acme/gift', 'A gift (optional)'],
		]);
	});

	it('is always in order, never requires a hidden field, and never both hides and requires one', () => {
		const setting = fc.record(
			{ required: fc.boolean(), hidden: fc.boolean(), index: fc.integer({ min: 0, max: 200 }) },
			{ requiredKeys: [] },
		);
		const some = fc.dictionary(fc.constantFrom('city', 'state', 'postcode', 'acme/door'), setting);
		fc.assert(
			fc.property(some, some, (addressFields, inGermany) => {
				const one = decodeSettings({ addressFields, countryLocale: { DE: inGermany } });
				const fields = addressForm('shipping', { country: 'DE', city: 'Ulm' }, one);
				const indexes = fields.map(
					({ name }) => one.countryLocale.DE?.[name]?.index ?? one.addressFields[name]?.index ?? 0,
				);
				expect(indexes).toEqual([...indexes].sort((a, b) => a - b));
				for (const { name, required, label } of fields) {
					const isHidden =
						one.countryLocale.DE?.[name]?.hidden ?? one.addressFields[name]?.hidden ?? false;
					expect(isHidden).toBe(false);
					expect(label.endsWith('(optional)')).toBe(!required);
				}
			}),
		);
	});
});

describe('typing', () => {
	it('clears the state when the country changes', () => {
		expect(typedChanges('country', 'GB', { country: 'US' })).toEqual({ country: 'GB', state: '' });
		expect(typedChanges('country', 'US', { country: 'US' })).toEqual({ country: 'US' });
		expect(typedChanges('city', 'Ulm', { country: 'US' })).toEqual({ city: 'Ulm' });
	});
});
