/**
 * Checkouts that PHP and React must render alike. `shows` lists selectors that must be on the page, so that no case is
 * empty by mistake. Texts are as the Store API sends them: HTML-encoded.
 */
import { CHECKOUT_AREAS } from './areas.mjs';
import { LONG_TEXT } from './carts.mjs';
import { formsOf } from './checkout-forms.mjs';

const PLACE_ORDER = '.wc-block-components-checkout-place-order-button';

const SAVED = {
	cc: [
		{
			tokenId: 7,
			method: { gateway: 'bacs', last4: '4242', brand: 'Visa' },
			expires: '12/29',
			is_default: false,
		},
		{
			tokenId: 8,
			method: { gateway: 'cod', last4: '', brand: '' },
			expires: 'N/A',
			is_default: true,
		},
	],
};

const ADA = {
	first_name: 'Ada',
	last_name: 'Lovelace',
	company: 'Engines & Co',
	address_1: '1 Main St [gallery] 5x7',
	address_2: 'Flat 2 -- "left"',
	city: 'San Francisco',
	state: 'CA',
	postcode: '94105',
	country: 'US',
	phone: '+1 415 555 0100',
};

/** Settings of the shop's checkout, each on a cart with one item, and what they show. */
const SETTINGS = {
	'guest-first-visit': [{}, '#email'],
	'login-first': [{ allowsGuests: false, offersAccount: false }, '.storefront-checkout__instead a'],
	'account-required': [
		{ allowsGuests: false, offersAccount: true, generatesPassword: false },
		'#account-password',
	],
	'express-expected': [{ expectsExpress: true }, PLACE_ORDER],
	'no-terms-page': [
		{ takesOrderNotes: false, offersLogin: false, offersAccount: false },
		PLACE_ORDER,
	],
};

const block = (attributes) =>
	`<!-- wp:storefront-islands/checkout ${JSON.stringify({ align: 'wide', ...attributes }).replaceAll('--', '\\u002d\\u002d')} /-->`;

/** Settings of the block, each on a cart with one item and a coupon. */
const BLOCKS = {
	'fewer-parts': {
		blocks: block({
			showCoupons: false,
			showOrderNotes: false,
			showPolicyLinks: false,
			showReturnToCart: false,
			headingLevel: 3,
		}),
		shows: ['h3.storefront-step__title', 'h3.storefront-express__title'],
		lacks: [
			'.storefront-cart__coupon',
			'.storefront-note',
			'.storefront-terms',
			'.storefront-back',
			'h2',
		],
	},
	'moved-parts': {
		blocks: block({
			order: [
				'terms',
				'express',
				'contact-fields',
				'order-fields',
				'x',
				'totals',
				'coupons',
				'items',
			],
			termsText: 'Yes',
		}),
		shows: [
			'.storefront-errors + .storefront-terms ~ .storefront-express ~ #contact-fields + .storefront-note',
			'.storefront-order__body > .storefront-totals ~ .storefront-coupons ~ .storefront-cart__coupon ~ .storefront-order__lines',
		],
	},
	'own-texts': {
		blocks: block({
			requiresTerms: true,
			termsText: 'Yes -- to <a href="/x/">all</a> 5x7',
			texts: {
				'contact-fields': 'You -- & yours',
				'contact-fields-description': '5x7 [gallery]',
				'place-order': 'Buy -- now',
				'return-to-cart': 'Go "back"',
				'price-separator': '|',
				'payment-method': 'How to pay',
			},
			showTotalOnButton: true,
			showStepNumbers: true,
			showTermsSeparator: true,
		}),
		shows: [
			'#terms-and-conditions',
			'#contact-fields > .storefront-step__description',
			'.has-step-numbers.has-terms-separator',
		],
	},
	'own-texts-without-a-tick': {
		blocks: block({ termsText: 'By the <b>rules</b>' }),
		shows: ['form > .storefront-terms b'],
		lacks: ['#terms-and-conditions'],
	},
	areas: {
		blocks: CHECKOUT_AREAS,
		shows: [
			'.storefront-checkout__form + .storefront-area--before-order form',
			'.storefront-order__body > .storefront-area--beside-totals form',
			`.storefront-area--before-order ~ * ${PLACE_ORDER}`,
		],
	},
};

const mapValues = (record, change) =>
	Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

/**
 * @param {typeof import('../fixtures/builders')} build
 * @returns {Record<string, {cart: object, settings?: object, rtl?: boolean, user?: number, shows: string[], lacks?:
 * string[], soon?: {within: string, shows: string}}>}
 *   By name. `soon` is a part that React replaces at once, and the selector shown then.
 */
export const checkoutsOf = (build) => {
	const {
		aBillingAddress,
		aCart,
		aCoupon,
		aFee,
		anItem,
		aPackage,
		aPickupRate,
		aRate,
		aShippingAddress,
		JPY,
	} = build;
	const one = anItem();
	/** The shopper's addresses, with what is another one in that of the invoice. */
	const addresses = (billing = {}) => ({
		shipping_address: aShippingAddress(ADA),
		billing_address: aBillingAddress({ ...ADA, email: 'ada@example.com', ...billing }),
	});
	const checkouts = {
		...formsOf(build),
		'empty-cart': { cart: aCart(), shows: ['.storefront-checkout__instead a'] },
		'areas-of-an-empty-cart': {
			cart: aCart(),
			blocks: CHECKOUT_AREAS,
			shows: ['.storefront-checkout__instead + .storefront-area--empty form'],
		},
		...mapValues(SETTINGS, ([checkout, shown]) => ({
			cart: aCart({ items: [one] }),
			settings: { checkout },
			shows: [shown],
		})),
		...mapValues(BLOCKS, (fixture) => ({
			cart: aCart({ items: [one], coupons: [aCoupon()] }),
			settings: { checkout: { expectsExpress: true, takesOrderNotes: true } },
			...fixture,
		})),
		'classic-hooks': {
			cart: aCart({ items: [one] }),
			hooks: 'checkout',
			shows: [
				'[data-area="before-contact-fields"] + #contact-fields + [data-area="after-contact-fields"] input',
				`.storefront-area--before-actions ~ * ${PLACE_ORDER}`,
			],
		},
		'logged-in-with-addresses': {
			cart: aCart({ items: [one], ...addresses() }),
			settings: { checkout: { savedPaymentMethods: SAVED } },
			user: 1,
			shows: [PLACE_ORDER, '#radio-control-wc-payment-method-saved-tokens-8:checked'],
		},
		'billing-differs': {
			cart: aCart({ items: [one], ...addresses({ country: 'DE', state: '', city: 'Köln' }) }),
			shows: [PLACE_ORDER, '#billing-fields'],
		},
		'virtual-cart': {
			cart: aCart({ items: [one], needs_shipping: false, shipping_rates: [] }),
			shows: [PLACE_ORDER, '#billing-fields'],
		},
		'nothing-to-pay': {
			cart: aCart({ items: [anItem({ price: 0 })], needs_payment: false }),
		},
		'method-chosen-before': {
			cart: aCart({ items: [one], payment_methods: ['cod', 'bacs'] }),
			settings: {
				paymentMethodSortOrder: ['cod', 'bacs'],
				checkout: { gateways: { cod: 'Cash', bacs: 'Bank' }, chosenPaymentMethod: 'bacs' },
			},
			shows: [PLACE_ORDER, '#radio-control-wc-payment-method-options-bacs:checked'],
		},
		'card-of-the-method-chosen-before': {
			cart: aCart({ items: [one], payment_methods: ['cod', 'bacs'] }),
			settings: {
				paymentMethodSortOrder: ['cod', 'bacs'],
				checkout: {
					gateways: { cod: 'Cash', bacs: 'Bank' },
					chosenPaymentMethod: 'bacs',
					savedPaymentMethods: SAVED,
				},
			},
			user: 1,
			shows: [PLACE_ORDER, '#radio-control-wc-payment-method-saved-tokens-7:checked'],
		},
		'offline-methods': {
			cart: aCart({ items: [one], payment_methods: ['cod', 'bacs'] }),
			settings: {
				checkout: {
					gateways: { cod: 'Cash', bacs: 'Bank' },
					offlineMethods: {
						cod: 'At the door',
						bacs: 'Pay the <b>driver</b>, 5x7 &amp; "more"<br /><a href="https://example.org/?a=1&b=2">how</a><ul><li>one</li></ul><img src=x>',
					},
				},
			},
			shows: [PLACE_ORDER, '.storefront-payment[aria-busy=false] li'],
		},
		'no-payment-methods': {
			cart: aCart({ items: [one], payment_methods: ['unknown'] }),
			shows: [PLACE_ORDER, '#payment-method'],
			// No registered payment method to wait for.
			soon: { within: '#payment-method', shows: '#payment-method .storefront-payment__none' },
		},
		'two-packages': {
			cart: aCart({
				items: [one, anItem({ id: 2, name: 'Mug &amp; saucer' })],
				shipping_rates: [
					aPackage({ name: 'Shipment 1' }),
					aPackage({
						package_id: 'wholesale_1',
						name: 'Shipment 2',
						shipping_rates: [
							aRate({ rate_id: 'flat_rate:9', name: 'Courier', delivery_time: '2&ndash;3 days' }),
						],
					}),
				],
			}),
		},
		'no-rates-yet': {
			cart: aCart({
				items: [one],
				shipping_rates: [],
				has_calculated_shipping: false,
				shipping_address: aShippingAddress({ country: '', state: '' }),
			}),
		},
		pickup: {
			cart: aCart({
				items: [one],
				shipping_rates: [
					aPackage({
						shipping_rates: [aRate({ selected: false }), aPickupRate({ selected: true })],
					}),
				],
			}),
		},
		'pickup-only': {
			cart: aCart({
				items: [one],
				coupons: [aCoupon('free &amp; fast', 0)],
				shipping_rates: [aPackage({ shipping_rates: [aPickupRate({ selected: false })] })],
			}),
			shows: [PLACE_ORDER, '.storefront-coupons'],
		},
		'coupon-fee-tax-lines': {
			cart: aCart({
				items: [one],
				coupons: [aCoupon('save10', 322)],
				fees: [aFee('Gift &amp; wrap', 250)],
			}),
			settings: { displayItemizedTaxes: true },
			shows: [PLACE_ORDER, '.storefront-coupons'],
		},
		'prices-with-tax': {
			cart: aCart({ items: [anItem({ quantity: 3 })] }),
			settings: { displayCartPricesIncludingTax: true, couponsEnabled: false },
			shows: ['.storefront-order__tax-note'],
		},
		'prices-with-tax-rates': {
			cart: {
				...aCart({ items: [one] }),
				totals: {
					...aCart({ items: [one] }).totals,
					tax_lines: [
						{ name: 'Sales tax', price: '1740', rate: '20%' },
						{ name: 'City &amp; county', price: '1', rate: '7.77%' },
					],
				},
			},
			settings: { displayCartPricesIncludingTax: true, displayItemizedTaxes: true },
			blocks: block({ showTaxRates: true }),
			shows: ['.storefront-order__tax-note'],
		},
		'zero-decimal-currency': {
			cart: aCart({
				currency: JPY,
				items: [anItem({ currency: JPY, price: 1234567, quantity: 3 })],
			}),
		},
		'hundred-items': {
			cart: aCart({
				items: Array.from({ length: 100 }, (_, index) =>
					anItem({ id: 100 + index, name: `Product ${index + 1}`, quantity: 1 + (index % 5) }),
				),
			}),
		},
		'rewritten-texts': {
			cart: aCart({
				items: [
					anItem({
						name: 'Poster 5x7 -- &quot;large&quot; [gallery] :) Wordpress',
						variation: [{ attribute: 'Size', value: '5x7 [caption]' }],
					}),
				],
				...addresses(),
				fees: [aFee('&lt;b&gt;Bold&lt;/b&gt; 1/2 (c)')],
			}),
			settings: {
				checkout: { gateways: { bacs: 'Bank 5x7 -- [gallery]', cod: '<b>Cash</b> :)' } },
			},
		},
		descriptions: {
			cart: aCart({
				items: [one, anItem({ id: 61, summary: LONG_TEXT, regularPrice: 4000 })],
			}),
			blocks: block({ showDescriptions: true }),
			shows: ['.storefront-order .storefront-line__summary', '.storefront-line__savings'],
		},
		errors: {
			cart: aCart({
				items: [one],
				errors: [{ code: 'out_of_stock', message: '&quot;Mug&quot; is out of stock -- remove it' }],
			}),
			notices: [
				{ type: 'error', message: '&ldquo;Mug&rdquo; is too heavy.' },
				{ type: 'error', message: '&ldquo;Mug&rdquo; is too heavy.' },
				{ type: 'error', message: '&quot;Mug&quot; is out of stock -- remove it' },
			],
			shows: ['.storefront-notice--error'],
		},
		'right-to-left': {
			cart: aCart({ items: [anItem({ name: 'كوب القهوة 5x7' })], coupons: [aCoupon()] }),
			rtl: true,
		},
	};
	return mapValues(checkouts, (fixture) => ({ shows: [PLACE_ORDER], ...fixture }));
};
