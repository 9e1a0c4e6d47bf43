/** Carts that PHP and React must render alike. Texts are as the Store API sends them: HTML-encoded. */
import { CART_AREAS } from './areas.mjs';

/** Texts that the_content's filters would rewrite, execute or remove. */
const HOSTILE_TEXTS = [
	'Poster 5x7 -- &quot;large&quot; 10x20&#8243;',
	'[gallery] [caption]x[/caption] [[audio]]',
	'Smile :) ;-) 8-) Wordpress at wordpress.org',
	'&lt;b&gt;Bold&lt;/b&gt; &amp;lt;i&amp;gt; &lt;script&gt;alert(1)&lt;/script&gt;',
	"Rock 'n' roll's &#039;90s... (c) 1/2 &amp; more",
	'https://example.com/?a=1&amp;b=2 mail@example.com %1$s %d',
	'<em>Tagged</em> <p>paragraph</p> caf&eacute; &hearts; &#x1F600; \u{1F600}',
	'\u00a0 two  spaces \t tab &nbsp; &zwj;\u200d',
];

const LONG_NAME = `Donaudampfschifffahrtsgesellschaftskapitänsmütze ${'mit sehr langem Namen '.repeat(8)}`;

const block = (attributes) => `<!-- wp:storefront-islands/cart ${JSON.stringify(attributes)} /-->`;

/** Every part that can be moved stands elsewhere; names that are none are ignored, missing ones follow. */
const MOVED_CART = block({
	showAcceptedMethods: true,
	order: ['cross-sells', 'accepted', 'totals', 'x', 'coupons', 7, 'title', 'totals'],
});

const PAYMENT_ICONS = [
	{ src: '/visa.svg', alt: 'Visa & "more" -- 5x7' },
	{ src: '/cash.svg', alt: '' },
];

/** Short description of more words than are shown. */
export const LONG_TEXT = `<ul>${'<li>Holds&nbsp;300&ndash;330 ml, 5x7 &lt;cm&gt;</li>'.repeat(6)}</ul>`;

const limits = (minimum, maximum, multiple, editable = true) => ({
	quantity_limits: { minimum, maximum, multiple_of: multiple, editable },
});

/** Lines, each of its own kind. */
const LINES = {
	'long-names': [{ name: LONG_NAME, sku: 'x'.repeat(60) }, { name: 'W'.repeat(120) }],
	variations: [
		{
			type: 'variation',
			variation: [
				{ attribute: 'Color', value: 'Navy &amp; white' },
				{ attribute: 'Size', value: '5x7' },
			],
			item_data: [
				{
					name: 'Engraving',
					value: '<strong>Ada</strong><br>Line two <a href="/preview">preview</a>',
					display: '',
				},
				{ key: 'Gift', value: 'yes', display: 'Yes, please' },
				{ name: 'Secret', value: 'x', hidden: true },
				{ value: 'No label' },
			],
		},
	],
	'sale-and-backorder': [
		{ price: 5880, regularPrice: 7350, quantity: 2 },
		{ show_backorder_badge: true, backorders_allowed: true },
		{ low_stock_remaining: 0, backorders_allowed: true },
	],
	free: [{ price: 0 }],
	'quantity-limits': [
		{ low_stock_remaining: 2, quantity: 2, ...limits(1, 2, 1) },
		{ sold_individually: true, ...limits(1, 1, 1, false) },
		{ quantity: 12, ...limits(5, 23, 6) },
		{ quantity: 18, ...limits(6, 20, 6) },
		{ quantity: 3, ...limits(3, 3, 1, false) },
	],
	fractions: [
		{
			quantity: 0.3,
			low_stock_remaining: 2.5,
			...limits(0.1, 0.3, 0.1),
			price: 3000,
			regularPrice: 4005,
		},
		{ price: 1000, quantity: 1.5, ...limits(0.5, 9999, 0.5) },
		{ price: 1000, quantity: 2.5, ...limits(1, 9, 1, false) },
	],
	'links-and-pictures-that-are-none': [
		{ permalink: '' },
		{ permalink: 'javascript:alert(1)' },
		{ permalink: 'https://shop.example/?p=12&a[]=5x7&b=--' },
		{ images: [] },
		{ images: [{ thumbnail: 'javascript:alert(1)', src: '/mug.svg', alt: '' }] },
	],
};

/** Settings of the shop, each on a cart with a coupon and a fee. */
const SETTINGS = {
	'coupons-off': { couponsEnabled: false },
	'shipping-off': { shippingEnabled: false },
	'prices-with-tax': { displayCartPricesIncludingTax: true },
	'prices-with-itemised-taxes': { displayCartPricesIncludingTax: true, displayItemizedTaxes: true },
	'itemised-taxes': { displayItemizedTaxes: true },
	'one-tax-line': { displayItemizedTaxes: false },
};

/** Settings of the block, each on a cart with cross-sells and a coupon. */
const BLOCKS = {
	'fewer-parts': block({ showCoupons: false, showCrossSells: false, headingLevel: 4 }),
	'moved-parts': MOVED_CART,
	'payment-icons': block({ showAcceptedMethods: true }),
	areas: CART_AREAS,
};

const mapValues = (record, change) =>
	Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

/**
 * @param {typeof import('../fixtures/builders')} build
 * @returns {Record<string, {cart: object, settings?: object, rtl?: boolean, shows: string[]}>} By name.
 */
export const cartsOf = ({
	aCart,
	aCoupon,
	aCrossSell,
	aFee,
	anImage,
	anItem,
	aPackage,
	aPickupRate,
	aRate,
	aShippingAddress,
	EUR,
	JPY,
}) => {
	const one = anItem();
	const shipped = (...packages) => ({
		cart: aCart({ items: [one], shipping_rates: packages.map(aPackage) }),
	});
	const carts = {
		empty: { cart: aCart() },
		'areas-of-an-empty-cart': { cart: aCart(), blocks: CART_AREAS },
		'moved-parts-of-an-empty-cart': {
			cart: aCart(),
			blocks: MOVED_CART,
			paymentIcons: PAYMENT_ICONS,
		},
		...mapValues(LINES, (lines) => ({
			cart: aCart({ items: lines.map((line, index) => anItem({ id: 100 + index, ...line })) }),
		})),
		...mapValues(SETTINGS, (settings) => ({
			cart: aCart({
				items: [anItem({ quantity: 3 })],
				coupons: [aCoupon('save10', 322), aCoupon('summer "5x7"', 0)],
				fees: [aFee('Small order fee', 200), aFee('Gift &amp; wrap', -50)],
			}),
			settings,
		})),
		...mapValues(BLOCKS, (blocks) => ({
			cart: aCart({ items: [one], coupons: [aCoupon()], cross_sells: [aCrossSell()] }),
			blocks,
			paymentIcons: PAYMENT_ICONS,
		})),
		'classic-hooks': {
			cart: aCart({ items: [one, anItem({ id: 2 })], cross_sells: [aCrossSell()] }),
			hooks: 'cart',
		},
		'two-packages': shipped(
			{ name: 'Shipment 1', items: [{ key: 'a', name: 'Mug &amp; saucer', quantity: 2 }] },
			{
				package_id: 'wholesale_1',
				name: 'Shipment 2',
				shipping_rates: [
					aRate({
						rate_id: 'flat_rate:9',
						name: 'Courier',
						description: 'By hand',
						delivery_time: '2&ndash;3 days',
					}),
					aPickupRate(),
				],
			},
		),
		'no-rates': shipped({ shipping_rates: [] }),
		'no-delivery-there': shipped({
			destination: { country: 'US', state: 'CA', city: 'Eureka', postcode: '95501' },
			shipping_rates: [],
		}),
		'rates-await-address': {
			...shipped({ shipping_rates: [aPickupRate()] }),
			settings: { shippingCostRequiresAddress: true },
		},
		...mapValues(
			{
				'rates-without-calculator': [{}],
				'one-rate-without-calculator': [{ shipping_rates: [aRate()] }],
				'no-delivery-without-calculator': [
					{
						destination: { country: 'US', state: 'CA', city: 'Eureka', postcode: '95501' },
						shipping_rates: [],
					},
				],
				'awaits-address-without-calculator': [{ shipping_rates: [] }],
			},
			(packages) => ({
				...shipped(...packages),
				settings: { shippingCalculatorEnabled: false },
			}),
		),
		'no-address-yet': {
			cart: aCart({
				items: [one],
				shipping_rates: [],
				has_calculated_shipping: false,
				shipping_address: aShippingAddress({ country: '', state: '' }),
			}),
		},
		'full-address': {
			cart: aCart({
				items: [one],
				shipping_address: aShippingAddress({
					city: 'Saint-Étienne [gallery]',
					postcode: '94105 5x7',
					state: 'CA',
					country: 'US',
				}),
			}),
		},
		'nothing-to-ship': { cart: aCart({ items: [one], needs_shipping: false, shipping_rates: [] }) },
		'zero-decimal-currency': {
			cart: aCart({
				currency: JPY,
				items: [
					anItem({ currency: JPY, price: 1234567, quantity: 3 }),
					anItem({ id: 3, currency: JPY, price: 5 }),
				],
			}),
		},
		'suffix-currency': {
			cart: aCart({ currency: EUR, items: [anItem({ currency: EUR, price: 1234567 })] }),
		},
		errors: {
			cart: aCart({
				items: [one],
				errors: [
					{ code: 'out_of_stock', message: '&quot;Mug&quot; is out of stock -- remove it' },
					{ code: 'out_of_stock', message: 'The last one with a code counts' },
					{ code: 'other', message: '<a href="/x">Linked</a> [gallery]' },
					{ code: 'woocommerce_rest_cart_coupon_error', message: '&quot;a&quot; is gone' },
					{ code: 'woocommerce_rest_cart_coupon_error', message: '&quot;b&quot; is gone' },
				],
			}),
			notices: [
				{ type: 'error', message: 'You cannot add &quot;5x7&quot; -- <b>[gallery]</b> :)' },
				{ type: 'success', message: '&ldquo;Mug&rdquo; has been added to your cart.' },
				{ type: 'notice', message: 'Wordpress &amp; you' },
			],
		},
		'repeated-notices': {
			cart: aCart({
				items: [one],
				errors: [
					{ code: 'minimum', message: 'Order at least two.' },
					{ code: 'stock', message: 'Order one at most.' },
					{ code: 'maximum', message: 'Order one at most.' },
				],
			}),
			notices: [
				{ type: 'notice', message: 'A subscription was removed.' },
				{ type: 'success', message: '&ldquo;Mug&rdquo; has been added to your cart.' },
				{ type: 'notice', message: 'A subscription was removed.' },
				{ type: 'error', message: 'Order at least two.' },
			],
		},
		'cross-sells': {
			cart: aCart({
				items: [one],
				cross_sells: [
					aCrossSell(),
					aCrossSell({ id: 32, name: 'Hoodie -- 5x7', type: 'variable', has_options: true }),
					aCrossSell({ id: 33, is_in_stock: false }),
					aCrossSell({
						id: 34,
						images: [],
						price_html:
							'<del aria-hidden="true"><span class="amount">$2.00</span></del> <ins>$1.00</ins><!-- x --> <u>5x7</u> &ndash; <a href="/login" onclick="alert(1)">Log in [gallery]</a><br>{{x}}<script>1</script>',
					}),
					aCrossSell({ id: 35, price_html: '<span class="hidden"></span>' }),
				],
			}),
		},
		descriptions: {
			cart: aCart({
				items: [
					one,
					anItem({ id: 61, summary: LONG_TEXT }),
					anItem({
						id: 62,
						summary: '',
						short_description: '<p>5x7 &amp; <b>[gallery]</b></p>',
					}),
					anItem({ id: 63, summary: '', short_description: '' }),
				],
			}),
			blocks: block({ showDescriptions: true }),
		},
		pictures: {
			cart: aCart({
				items: [
					anItem({
						images: [
							anImage({
								srcset: 'https://shop.example/a.jpg 300w, https://shop.example/b.jpg 600w',
								sizes: '(max-width: 300px) 100vw, 300px',
								alt: 'A &quot;mug&quot; [gallery] 5x7',
							}),
						],
					}),
					anItem({ id: 2, images: [] }),
				],
			}),
			settings: { placeholderImgSrc: '' },
		},
		'rewritten-texts': {
			cart: aCart({
				items: HOSTILE_TEXTS.map((name, index) =>
					anItem({ id: 200 + index, name, variation: [{ attribute: name, value: name }] }),
				),
				fees: HOSTILE_TEXTS.map((name) => aFee(name)),
				coupons: [aCoupon('[gallery] 5x7 -- :) <b>')],
			}),
		},
		'right-to-left': {
			cart: aCart({
				items: [anItem({ name: 'كوب القهوة 5x7' }), anItem({ id: 2, name: 'ספל בוקר' })],
				coupons: [aCoupon()],
				cross_sells: [aCrossSell()],
			}),
			rtl: true,
		},
	};
	return mapValues(carts, (fixture) => ({
		...fixture,
		shows: fixture.cart.items.map(({ key }) => `.storefront-line[data-key="${key}"]`),
	}));
};
