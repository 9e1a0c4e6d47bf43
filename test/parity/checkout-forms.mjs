/** Checkout forms that PHP and React must render alike: variants by country, plugin and shop setting. */

const field = (label, others = {}) => ({
	label,
	optionalLabel: `${label} (optional)`,
	required: false,
	hidden: false,
	index: 1,
	...others,
});

const NUMBER = field('Club number 5x7 -- [gallery]', { maxLength: 12 });
const WRAP = field('Wrap it', { type: 'checkbox' });
const PAPER = field('Paper :)', {
	required: true,
	index: 2,
	type: 'select',
	options: [
		{ value: 'plain', label: 'Plain 5x7' },
		{ value: 'stars', label: 'Stars & <b>stripes</b>' },
	],
});

const PLUGIN_FIELDS = {
	contactFields: { 'club/number': NUMBER },
	orderFields: { 'gift/paper': PAPER, 'gift/wrap': WRAP },
};

/** Fields of plugins with rules, stored values, placeholders and attributes. */
const RULED_FIELDS = {
	contactFields: {
		'club/number': {
			...NUMBER,
			attributes: {
				'aria-describedby': 'club-help',
				'data-kind': 'a "b" 5x7',
				readOnly: '1',
				title: 'Twelve & more',
				autoCapitalize: 'characters',
			},
		},
		'club/card': { ...NUMBER, label: 'Card' },
	},
	orderFields: {
		'gift/paper': { ...PAPER, placeholder: 'Choose 5x7 & co' },
		'gift/ribbon': { ...PAPER, required: false, attributes: { 'data-kind': 'ribbon' } },
		'gift/wrap': { ...WRAP, required: true, attributes: { 'data-kind': 'wrap' } },
	},
	additionalValues: { 'club/number': 'O\'Brien "5x7"', 'gift/ribbon': 'stars', 'gift/wrap': '1' },
	fieldStates: {
		'contact_club/card': { hidden: true },
		'contact_club/number': { hidden: false, required: true },
		'order_gift/paper': { required: false },
	},
};

/** Countries whose forms differ, with a part of the address, and what is shown of it. */
const COUNTRIES = [
	['germany', 'DE', { postcode: '10115' }, '#shipping-postcode'],
	['japan', 'JP', { state: 'JP13' }, '#shipping-state'],
	['britain', 'GB', { state: 'Kent' }, '#shipping-state'],
	['unknown-state', 'US', { state: 'Nowhere' }, '#shipping-state'],
	['unknown-country', 'XX', {}, '#shipping-country'],
	['hidden-state', 'FR', {}, '#shipping-city'],
];

const KNOWN_FIELDS = [
	'first_name',
	'last_name',
	'company',
	'address_1',
	'address_2',
	'country',
	'city',
	'state',
	'postcode',
	'phone',
];

const HOSTILE_ADDRESS = {
	first_name: 'Smile :) ;-)',
	last_name: 'O\'Brien "5x7" -- x',
	company: '[gallery] & Sons',
	address_1: '1/2 Wordpress Way <b>',
	address_2: 'https://example.com/?a=1&b=2',
	city: 'Saint-\u00c9tienne [caption]x[/caption]',
	phone: '+1 (415) 555-0100',
};

/**
 * @param {typeof import('../fixtures/builders')} build
 * @returns {Record<string, {cart: object, settings?: object, rtl?: boolean, user?: number, shows: string[]}>}
 */
export const formsOf = ({
	aBillingAddress,
	aCart,
	anItem,
	aPackage,
	aPickupRate,
	aRate,
	aShippingAddress,
}) => {
	const one = anItem();
	/** Both addresses in the same country. */
	const inCountry = (country, address = {}) => {
		const fields = { country, state: '', ...address };
		return {
			cart: aCart({
				items: [one],
				shipping_address: aShippingAddress(fields),
				billing_address: aBillingAddress(fields),
			}),
		};
	};
	const withField = (name, label, setting) => ({
		addressFields: {
			...Object.fromEntries(
				KNOWN_FIELDS.map((known, index) => [
					known,
					field(known, { optionalLabel: '', required: true, index }),
				]),
			),
			[name]: field(label, setting),
		},
	});
	return {
		...Object.fromEntries(
			COUNTRIES.map(([name, country, address, shown]) => [
				`form-${name}`,
				{ ...inCountry(country, address), shows: [shown] },
			]),
		),
		'form-company-required': {
			...inCountry('US', { state: 'CA' }),
			settings: withField('company', 'Company', { required: true, index: 3 }),
			shows: ['#shipping-company'],
		},
		'form-phone-hidden': {
			...inCountry('US', { state: 'CA' }),
			settings: withField('phone', 'Phone', { required: false, hidden: true, index: 9 }),
			shows: ['#shipping-city'],
		},
		'form-rewritten-texts': {
			...inCountry('US', { ...HOSTILE_ADDRESS, state: 'CA' }),
			shows: ['.storefront-folded[open] #shipping-company'],
		},
		'form-of-plugins': {
			...inCountry('US', { state: 'CA' }),
			settings: { checkout: PLUGIN_FIELDS },
			shows: ['#contact-club-number', '#order-gift-paper', '#order-gift-wrap'],
		},
		'form-of-plugins-with-rules': {
			...inCountry('US', { state: 'CA' }),
			settings: { checkout: RULED_FIELDS },
			shows: [
				'#contact-club-number[required][readonly][data-kind]',
				'#order-gift-ribbon [value="stars"][selected]',
				'#order-gift-wrap[checked][required]',
			],
			lacks: ['#contact-club-card'],
		},
		'form-pickup-preferred': {
			cart: aCart({
				items: [one],
				shipping_rates: [0, 1].map((id) =>
					aPackage({
						package_id: id,
						shipping_rates: [
							aRate({ selected: false }),
							aPickupRate({ selected: true }),
							aPickupRate({
								rate_id: 'pickup_location:1',
								price: '250',
								meta_data: [
									{ key: 'pickup_location', value: 'Depot 5x7 &amp; co' },
									{ key: 'pickup_address', value: '[gallery] Street -- 1' },
								],
							}),
						],
					}),
				),
			}),
			settings: { localPickupEnabled: true, checkout: { pickupTitle: 'Collect 5x7 :)' } },
			shows: ['#shipping-method', '#pickup-options', '#billing-fields'],
		},
		'form-pickup-only': {
			cart: aCart({
				items: [one],
				shipping_rates: [aPackage({ shipping_rates: [aPickupRate({ selected: true })] })],
			}),
			settings: { localPickupEnabled: true, checkout: { pickupOnly: true } },
			shows: ['#pickup-options', '#billing-fields'],
		},
		'form-pickup-with-tax': {
			cart: aCart({
				items: [one],
				shipping_rates: [1, 2].map((id) =>
					aPackage({
						package_id: id,
						shipping_rates: [aPickupRate({ selected: true, price: `${id}50`, taxes: '20' })],
					}),
				),
			}),
			settings: { localPickupEnabled: true, displayCartPricesIncludingTax: true },
			shows: ['#pickup-options'],
		},
		'form-delivery-preferred': {
			cart: aCart({ items: [one] }),
			settings: { localPickupEnabled: true, displayCartPricesIncludingTax: true },
			shows: ['#shipping-method', '#shipping-fields', '#shipping-option'],
		},
		'form-pickup-among-rates': {
			cart: aCart({ items: [one] }),
			settings: { localPickupEnabled: false },
			shows: ['#shipping-option [value="pickup_location:0"]'],
		},
		'form-awaits-address': {
			cart: aCart({
				items: [one],
				shipping_rates: [aPackage({ shipping_rates: [aPickupRate()] })],
			}),
			settings: { localPickupEnabled: true, shippingCostRequiresAddress: true },
			shows: ['#shipping-method', '.storefront-form__message', '.storefront-order__estimate'],
		},
		'form-ships-to-billing': {
			...inCountry('US', { state: 'CA' }),
			settings: { checkout: { shipsToBillingOnly: true } },
			shows: ['#billing-fields', '#shipping-option'],
		},
		'form-right-to-left': {
			...inCountry('DE', { city: '\u0628\u0631\u0644\u064a\u0646' }),
			rtl: true,
			shows: ['#shipping-city'],
		},
	};
};
