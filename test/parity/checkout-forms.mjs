/** Checkout forms that PHP and React must render alike: variants by country, plugin and shop setting. */

const PLUGIN_FIELDS = {
	contactFields: {
		'club/number': {
			label: 'Club number 5x7 -- [gallery]',
			optionalLabel: 'Club number 5x7 -- [gallery] (optional)',
			required: false,
			hidden: false,
			index: 1,
			maxLength: 12,
		},
	},
	orderFields: {
		'gift/paper': {
			label: 'Paper :)',
			optionalLabel: 'Paper :) (optional)',
			required: true,
			hidden: false,
			index: 2,
			type: 'select',
			options: [
				{ value: 'plain', label: 'Plain 5x7' },
				{ value: 'stars', label: 'Stars & <b>stripes</b>' },
			],
		},
		'gift/wrap': {
			label: 'Wrap it',
			optionalLabel: 'Wrap it (optional)',
			required: false,
			hidden: false,
			index: 1,
			type: 'checkbox',
		},
	},
};

/** Fields of plugins with rules, stored values, placeholders and attributes. */
const RULED_FIELDS = {
	contactFields: {
		'club/number': {
			...PLUGIN_FIELDS.contactFields['club/number'],
			attributes: {
				'aria-describedby': 'club-help',
				'data-kind': 'a "b" 5x7',
				readOnly: '1',
				title: 'Twelve & more',
				autoCapitalize: 'characters',
			},
		},
		'club/card': { ...PLUGIN_FIELDS.contactFields['club/number'], label: 'Card' },
	},
	orderFields: {
		'gift/paper': { ...PLUGIN_FIELDS.orderFields['gift/paper'], placeholder: 'Choose 5x7 & co' },
		'gift/ribbon': {
			...PLUGIN_FIELDS.orderFields['gift/paper'],
			required: false,
			attributes: { 'data-kind': 'ribbon' },
		},
		'gift/wrap': {
			...PLUGIN_FIELDS.orderFields['gift/wrap'],
			required: true,
			attributes: { 'data-kind': 'wrap' },
		},
	},
	additionalValues: { 'club/number': 'O\'Brien "5x7"', 'gift/ribbon': 'stars', 'gift/wrap': '1' },
	fieldStates: {
		'contact_club/card': { hidden: true },
		'contact_club/number': { hidden: false, required: true },
		'order_gift/paper': { required: false },
	},
};

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
					{ label: known, optionalLabel: '', required: true, hidden: false, index },
				]),
			),
			[name]: { label, optionalLabel: `${label} (optional)`, hidden: false, ...setting },
		},
	});
	return {
		'form-germany': { ...inCountry('DE', { postcode: '10115' }), shows: ['#shipping-postcode'] },
		'form-japan': { ...inCountry('JP', { state: 'JP13' }), shows: ['#shipping-state'] },
		'form-britain': { ...inCountry('GB', { state: 'Kent' }), shows: ['#shipping-state'] },
		'form-unknown-state': { ...inCountry('US', { state: 'Nowhere' }), shows: ['#shipping-state'] },
		'form-unknown-country': { ...inCountry('XX'), shows: ['#shipping-country'] },
		'form-hidden-state': { ...inCountry('FR'), shows: ['#shipping-city'] },
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
