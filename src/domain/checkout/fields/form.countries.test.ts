import { aShippingAddress } from '../../../../test/fixtures/builders';
import forms from '../../../../test/fixtures/address-forms.json';
import shop from '../../../../demo-shop/countries.json';
import { decodeSettings } from '../../../api';
import { addressForm } from './form';

/** As WooCommerce's checkout block has them; the shop's locale is that of WooCommerce. */
const settings = decodeSettings({
	countries: shop.countries,
	states: shop.states,
	countryLocale: shop.locale,
	addressFields: { country: { label: 'Country/Region', required: true, index: 1 } },
});

const formOf = (country: string): string =>
	addressForm('shipping', aShippingAddress({ country }), settings)
		.filter(({ name }) => name !== 'company')
		.map(({ name, label }) => `${name}: ${label}`)
		.join('; ');

test("the form of each country, and of none, is that of WooCommerce's checkout", () => {
	const expected = Object.entries(forms).flatMap(([form, countries]) =>
		countries.split(' ').map((country) => [country, form] as const),
	);
	const ours = expected.map(([country]) => [country, formOf(country === 'none' ? '' : country)]);
	expect(expected).toHaveLength(251);
	expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(expected));
});
