/** Sample address for orders, in the shop's country. */
import type { BillingAddress, ShippingAddress } from '../../../src/domain/address';
import type { SiteSettings } from '../../../src/domain/settings';

const countryOf = ({ billingCountries, countries }: SiteSettings): string => {
	const codes = billingCountries.length > 0 ? billingCountries : Object.keys(countries);
	return codes.includes('US') ? 'US' : (codes[0] ?? 'US');
};

/** Returns the sample shipping address; outside the United States only the fields that suit every country. */
export const sampleAddress = (settings: SiteSettings): ShippingAddress => {
	const country = countryOf(settings);
	const states = Object.keys(settings.states[country] ?? {});
	const isAmerican = country === 'US';
	return {
		first_name: 'Ada',
		last_name: 'Lovelace',
		company: '',
		address_1: isAmerican ? '60 29th Street' : '',
		address_2: '',
		city: isAmerican ? 'San Francisco' : '',
		state: states.includes('CA') ? 'CA' : (states[0] ?? ''),
		postcode: isAmerican ? '94110' : '',
		country,
		phone: '',
	};
};

/** Returns the same address as billing address. */
export const sampleBillingAddress = (settings: SiteSettings): BillingAddress => ({
	...sampleAddress(settings),
	email: 'ada@example.com',
});
