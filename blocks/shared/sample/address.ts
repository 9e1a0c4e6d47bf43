/** Somebody to send a sample order to, where the shop sells. */
import type { BillingAddress, ShippingAddress } from '../../../src/domain/address';
import type { SiteSettings } from '../../../src/domain/settings';

const countryOf = ({ billingCountries, countries }: SiteSettings): string => {
	const codes = billingCountries.length > 0 ? billingCountries : Object.keys(countries);
	return codes.includes('US') ? 'US' : (codes[0] ?? 'US');
};

/** Her address; of another country than the United States only what is the same everywhere. */
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

/** The same address, where the bill goes as well. */
export const sampleBillingAddress = (settings: SiteSettings): BillingAddress => ({
	...sampleAddress(settings),
	email: 'ada@example.com',
});
