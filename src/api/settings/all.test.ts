import fc from 'fast-check';
import { DOLLARS } from '../../../test/fixtures/currencies';
import { decodeSettings } from './all';

const defaults = decodeSettings(null);

describe('decodeSettings', () => {
	it('has the defaults of docs/behaviour.md', () => {
		expect(defaults.currency).toEqual({
			...DOLLARS,
			symbolPosition: 'left',
			precision: 2,
			priceFormat: '%1$s%2$s',
		});
		expect(defaults.locale).toEqual({
			siteLocale: 'en_US',
			userLocale: 'en_US',
			weekdaysShort: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
		});
		expect(defaults).toMatchObject({ currentUserId: 0, currentUserIsAdmin: false });
		expect(defaults.addressFields).toMatchObject({
			company: { required: false, index: 30, optionalLabel: 'Company (optional)' },
			postcode: { label: 'Postal code', required: true, index: 90, hidden: false },
		});
	});

	it('has address fields in the order of the settings, which counts where their index is the same', () => {
		const { addressFields } = decodeSettings({
			addressFields: { country: { index: 0 }, first_name: { index: 0 }, 'acme/door': { index: 0 } },
		});
		expect(Object.keys(addressFields).slice(0, 4)).toEqual([
			'country',
			'first_name',
			'acme/door',
			'last_name',
		]);
	});

	it('uses the login page when there is no account page', () => {
		expect(defaults.storePages.myaccount.permalink).toBe('/wp-login.php');
		const { storePages } = decodeSettings({ wpLoginUrl: 'https://s.example/in' });
		expect(storePages.myaccount.permalink).toBe('https://s.example/in');
	});

	it.each([
		['left', '€', '', '%1$s%2$s'],
		['left_space', '€ ', '', '%1$s %2$s'],
		['right', '', '€', '%2$s%1$s'],
		['right_space', '', ' €', '%2$s %1$s'],
	])('places the symbol by symbolPosition: %s', (symbolPosition, prefix, suffix, priceFormat) => {
		const currency = { symbol: '&euro;', symbolPosition, precision: 0 };
		expect(decodeSettings({ currency }).currency).toMatchObject({
			prefix,
			suffix,
			symbolPosition,
			minorUnit: 0,
			precision: 0,
			priceFormat,
		});
	});

	it('reads additional fields of plugins', () => {
		const { addressFields, checkout } = decodeSettings({
			addressFields: {
				'acme/door': { label: 'Door &amp; bell', index: 1000, type: 'text', maxLength: 5 },
			},
			checkout: {
				orderFields: {
					'acme/when': {
						label: 'When',
						required: true,
						type: 'select',
						options: [{ value: 'am', label: 'Before 12' }],
					},
				},
			},
		});
		expect(addressFields['acme/door']).toEqual({
			label: 'Door & bell',
			optionalLabel: 'Door & bell (optional)',
			required: false,
			hidden: false,
			index: 1000,
			type: 'text',
			maxLength: 5,
		});
		expect(checkout.orderFields['acme/when']).toMatchObject({
			required: true,
			type: 'select',
			options: [['am', 'Before 12']],
		});
		expect(checkout.contactFields).toEqual({});
	});

	it('keeps an empty thousands separator', () => {
		const { currency } = decodeSettings({ currency: { thousandSeparator: '' } });
		expect(currency.thousandSeparator).toBe('');
	});

	it('never requires a hidden field', () => {
		const { addressFields, countryLocale } = decodeSettings({
			addressFields: { state: { hidden: true, required: true } },
			countryLocale: { DE: { state: { hidden: 1 }, postcode: { label: 'PLZ' } } },
		});
		expect(addressFields.state).toMatchObject({ hidden: true, required: false });
		expect(countryLocale.DE).toEqual({
			state: { hidden: true, required: false },
			postcode: { label: 'PLZ', optionalLabel: 'PLZ (optional)' },
		});
	});

	it('uses the default of each malformed part', () => {
		const settings = decodeSettings({ currency: 'x', countries: [], siteTitle: 'A &amp; B' });
		expect(settings.currency).toEqual(defaults.currency);
		expect(settings.countries).toEqual({});
		expect(settings.siteTitle).toBe('A & B');
	});

	it('accepts a free shipping threshold in major units only', () => {
		const thresholds = ['50.00', 50, 'x'].map(
			(freeShippingThreshold) => decodeSettings({ freeShippingThreshold }).freeShippingThreshold,
		);
		expect(thresholds).toEqual(['50.00', '50', null]);
	});

	it('never throws and always has every setting', () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...Object.keys(defaults)),
				fc.jsonValue(),
				fc.jsonValue(),
				(name, value, inner) => {
					for (const json of [value, { [name]: value }, { [name]: { DE: inner, cart: inner } }]) {
						expect(Object.keys(decodeSettings(json))).toEqual(Object.keys(defaults));
					}
				},
			),
		);
	});
});
