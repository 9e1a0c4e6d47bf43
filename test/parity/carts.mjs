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

/** Every part that can be moved stands elsewhere; names that are none are ignored, missing ones follow. */
const MOVED_CART =
	'<!-- wp:storefront-islands/cart {"showAcceptedMethods":true,"order":["cross-sells","accepted","totals","x","coupons",7,"title","totals"]} /-->';

const PAYMENT_ICONS = [
	{ src: '/visa.svg', alt: 'Visa & "more" -- 5x7' },
	{ src: '/cash.svg', alt: '' },
];

/** Short description of more words than are shown. */
export const LONG_TEXT = `<ul>${'<li>Holds&nbsp;300&ndash;330 ml, 5x7 &lt;cm&gt;</li>'.repeat(6)}</ul>`;

/**
 * @param {typeof import('../fixtures/builders')} build
 * @returns {Record<string, {cart: object, settings?: object, rtl?: boolean}>} By name: lower case, digits and hyphens.
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
	const limited = (overrides) => anItem({ id: 7, ...overrides });
	const some = (count, overrides = {}) =>
		Array.from({ length: count }, (_, index) =>
			anItem({
				id: 100 + index,
				name: `Product ${index + 1}`,
				quantity: 1 + (index % 5),
				...overrides,
			}),
		);
	return {
		empty: { cart: aCart() },
		'areas-of-an-empty-cart': { cart: aCart(), blocks: CART_AREAS },
		areas: { cart: aCart({ items: [one], cross_sells: [aCrossSell()] }), blocks: CART_AREAS },
		'classic-hooks': {
			cart: aCart({ items: [one, anItem({ id: 2 })], cross_sells: [aCrossSell()] }),
			hooks: 'cart',
		},
		'one-item': { cart: aCart({ items: [one] }) },
		'hundred-items': { cart: aCart({ items: some(100) }) },
		'long-names': {
			cart: aCart({
				items: [
					anItem({ name: LONG_NAME, sku: 'x'.repeat(60) }),
					anItem({ id: 2, name: 'W'.repeat(120) }),
				],
			}),
		},
		variations: {
			cart: aCart({
				items: [
					anItem({
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
					}),
				],
			}),
		},
		sale: { cart: aCart({ items: [anItem({ price: 5880, regularPrice: 7350, quantity: 2 })] }) },
		backorder: {
			cart: aCart({ items: [anItem({ show_backorder_badge: true, backorders_allowed: true })] }),
		},
		'low-stock': {
			cart: aCart({
				items: [
					anItem({
						low_stock_remaining: 2,
						quantity: 2,
						quantity_limits: { minimum: 1, maximum: 2, multiple_of: 1, editable: true },
					}),
				],
			}),
		},
		'sold-individually': {
			cart: aCart({
				items: [
					anItem({
						sold_individually: true,
						quantity_limits: { minimum: 1, maximum: 1, multiple_of: 1, editable: false },
					}),
				],
			}),
		},
		'quantity-limits': {
			cart: aCart({
				items: [
					limited({
						quantity: 12,
						quantity_limits: { minimum: 5, maximum: 23, multiple_of: 6, editable: true },
					}),
					limited({
						id: 8,
						quantity: 18,
						quantity_limits: { minimum: 6, maximum: 20, multiple_of: 6, editable: true },
					}),
					limited({
						id: 9,
						quantity: 3,
						quantity_limits: { minimum: 3, maximum: 3, multiple_of: 1, editable: false },
					}),
				],
			}),
		},
		fractions: {
			cart: aCart({
				items: [
					limited({
						quantity: 0.3,
						low_stock_remaining: 2.5,
						quantity_limits: { minimum: 0.1, maximum: 0.3, multiple_of: 0.1, editable: true },
						price: 3000,
						regularPrice: 4005,
					}),
					limited({
						id: 8,
						price: 1000,
						quantity: 1.5,
						quantity_limits: { minimum: 0.5, maximum: 9999, multiple_of: 0.5, editable: true },
					}),
					limited({
						id: 9,
						price: 1000,
						quantity: 2.5,
						quantity_limits: { minimum: 1, maximum: 9, multiple_of: 1, editable: false },
					}),
				],
			}),
		},
		fees: {
			cart: aCart({
				items: [one],
				fees: [aFee('Small order fee', 200), aFee('Gift &amp; wrap', -50)],
			}),
		},
		coupons: {
			cart: aCart({ items: [one], coupons: [aCoupon('save10', 322), aCoupon('summer "5x7"', 0)] }),
		},
		'coupons-off': { cart: aCart({ items: [one] }), settings: { couponsEnabled: false } },
		'two-packages': {
			cart: aCart({
				items: some(2),
				shipping_rates: [
					aPackage({
						package_id: 0,
						name: 'Shipment 1',
						items: [{ key: 'key-100', name: 'Mug &amp; saucer', quantity: 2 }],
					}),
					aPackage({
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
					}),
				],
			}),
		},
		'no-rates': {
			cart: aCart({ items: [one], shipping_rates: [aPackage({ shipping_rates: [] })] }),
		},
		'no-delivery-there': {
			cart: aCart({
				items: [one],
				shipping_rates: [
					aPackage({
						destination: { country: 'US', state: 'CA', city: 'Eureka', postcode: '95501' },
						shipping_rates: [],
					}),
				],
			}),
		},
		'rates-await-address': {
			cart: aCart({
				items: [one],
				shipping_rates: [aPackage({ shipping_rates: [aPickupRate()] })],
			}),
			settings: { shippingCostRequiresAddress: true },
		},
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
		'shipping-off': { cart: aCart({ items: [one] }), settings: { shippingEnabled: false } },
		'prices-with-tax': {
			cart: aCart({ items: [anItem({ quantity: 3 })], coupons: [aCoupon()], fees: [aFee()] }),
			settings: { displayCartPricesIncludingTax: true },
		},
		'itemised-taxes': { cart: aCart({ items: [one] }), settings: { displayItemizedTaxes: true } },
		'one-tax-line': { cart: aCart({ items: [one] }), settings: { displayItemizedTaxes: false } },
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
		free: { cart: aCart({ items: [anItem({ price: 0 })] }) },
		errors: {
			cart: aCart({
				items: [one],
				errors: [
					{ code: 'out_of_stock', message: '&quot;Mug&quot; is out of stock -- remove it' },
					{ code: 'out_of_stock', message: 'The last one with a code counts' },
					{ code: 'other', message: '<a href="/x">Linked</a> [gallery]' },
				],
			}),
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
		'fewer-parts': {
			cart: aCart({ items: [one], coupons: [aCoupon()], cross_sells: [aCrossSell()] }),
			blocks:
				'<!-- wp:storefront-islands/cart {"showCoupons":false,"showCrossSells":false,"headingLevel":4} /-->',
		},
		'moved-parts': {
			cart: aCart({ items: [one], coupons: [aCoupon()], cross_sells: [aCrossSell()] }),
			blocks: MOVED_CART,
			paymentIcons: PAYMENT_ICONS,
		},
		'moved-parts-of-an-empty-cart': {
			cart: aCart(),
			blocks: MOVED_CART,
			paymentIcons: PAYMENT_ICONS,
		},
		'payment-icons': {
			cart: aCart({ items: [one] }),
			blocks: '<!-- wp:storefront-islands/cart {"showAcceptedMethods":true} /-->',
			paymentIcons: PAYMENT_ICONS,
		},
		descriptions: {
			cart: aCart({
				items: [
					one,
					anItem({ id: 61, key: 'k61', summary: LONG_TEXT }),
					anItem({
						id: 62,
						key: 'k62',
						summary: '',
						short_description: '<p>5x7 &amp; <b>[gallery]</b></p>',
					}),
					anItem({ id: 63, key: 'k63', summary: '', short_description: '' }),
				],
			}),
			blocks: '<!-- wp:storefront-islands/cart {"showDescriptions":true} /-->',
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
					anItem({
						id: 3,
						images: [anImage({ thumbnail: 'javascript:alert(1)', src: '/mug.svg' })],
					}),
				],
			}),
		},
		'no-placeholder': {
			cart: aCart({ items: [anItem({ images: [] })] }),
			settings: { placeholderImgSrc: '' },
		},
		'links-that-are-none': {
			cart: aCart({
				items: [anItem({ permalink: '' }), anItem({ id: 2, permalink: 'javascript:alert(1)' })],
			}),
		},
		'links-with-queries': {
			cart: aCart({ items: [anItem({ permalink: 'https://shop.example/?p=12&a[]=5x7&b=--' })] }),
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
		messages: {
			cart: aCart({ items: [one], errors: [{ code: 'sold_out', message: 'Gone.' }] }),
			notices: [
				{ type: 'error', message: 'You cannot add &quot;5x7&quot; -- <b>[gallery]</b> :)' },
				{ type: 'success', message: '&ldquo;Mug&rdquo; has been added to your cart.' },
				{ type: 'notice', message: 'Wordpress &amp; you' },
			],
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
};
