import sample from '../../data/sample-cart.json';
import type { SiteSettings } from '../domain/support/settings';

const countryOf = ({ billingCountries, countries }: SiteSettings): string => {
	const codes = billingCountries.length > 0 ? billingCountries : Object.keys(countries);
	return codes.includes('US') ? 'US' : (codes[0] ?? 'US');
};

/**
 * Returns the sample's address in a country that the shop sells to; outside the United States only the fields that suit
 * every country. Editor\Preview\SampleAddress does the same.
 */
export const sampleAddress = (settings: SiteSettings): Readonly<Record<string, string>> => {
	const country = countryOf(settings);
	const american = sample.cart.shipping_address;
	const states = Object.keys(settings.states[country] ?? {});
	const state = states.includes(american.state) ? american.state : (states[0] ?? '');
	return country === american.country
		? { ...american, state }
		: { ...american, address_1: '', city: '', postcode: '', state, country };
};
