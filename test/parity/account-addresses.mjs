/** Addresses of the account that PHP and React must render alike: countries, forms of the shop, hostile values. */
const fixture = (kind, values) => ({
	cart: {},
	account: { kind, values },
	blocks: '<!-- wp:storefront-islands/account /-->',
});

const ADA = {
	first_name: 'Ada',
	last_name: 'Lovelace',
	company: '',
	country: 'US',
	address_1: '1 Main St',
	address_2: '',
	city: 'San Francisco',
	state: 'CA',
	postcode: '94105',
	phone: '',
};

/** Name → fixture. */
export const ACCOUNT_ADDRESSES = {
	'an address for invoices': fixture('billing', { ...ADA, email: 'ada@example.com' }),
	'an address for parcels': fixture('shipping', ADA),
	'folded fields with values': fixture('shipping', { ...ADA, company: 'A & B', phone: '555' }),
	'a country with another order': fixture('billing', { ...ADA, country: 'JP', state: 'JP13' }),
	'a country without states': fixture('billing', { ...ADA, country: 'DE', state: '' }),
	'no country': fixture('billing', { ...ADA, country: '', state: '' }),
	'a state that the country lacks': fixture('billing', { ...ADA, state: 'ZZ' }),
	'texts that WordPress rewrites': fixture('billing', {
		...ADA,
		first_name: 'O\'Brien "5x7" -- [gallery]',
		city: '</form><script>alert(1)</script>',
		email: 'a&b@example.com',
	}),
	'a form without most fields': fixture('billing', { first_name: 'Ada', country: 'US' }),
};
