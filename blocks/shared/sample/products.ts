/** Products of the sample cart: cart items and cross-sells. */
import { __ } from '@wordpress/i18n';
import type { CartItemData, CrossSellData, CurrencyData } from '../../../src/domain/cart/data';
import { readCurrency } from '../../../src/domain/cart/read';
import { money } from '../../../src/domain/money';
import { pricesOf, taxOn } from './amounts';
import { samplePriceHtml } from './price-html';

/** Quantity limits of the sample (docs/behaviour.md#editor-preview: sample quantity limits). */
const LIMITS = { minimum: 1, maximum: 99, multiple_of: 1, editable: true };

type ItemOptions = Pick<CartItemData, 'id' | 'name' | 'quantity'> &
	Partial<Pick<CartItemData, 'variation' | 'low_stock_remaining'>> & {
		/** Unit price in minor units. */
		readonly price: number;
		readonly before?: number;
	};

const item = (
	{ price, before = price, ...options }: ItemOptions,
	currency: CurrencyData,
): CartItemData => {
	const subtotal = price * options.quantity;
	return {
		key: `sample-${String(options.id)}`,
		type: 'simple',
		quantity_limits: LIMITS,
		summary: '',
		short_description: '',
		description: '',
		sku: '',
		low_stock_remaining: null,
		backorders_allowed: false,
		show_backorder_badge: false,
		sold_individually: false,
		permalink: '#',
		images: [],
		variation: [],
		item_data: [],
		prices: pricesOf(price, before, currency),
		totals: {
			...currency,
			line_subtotal: String(subtotal),
			line_subtotal_tax: String(taxOn(subtotal)),
			line_total: String(subtotal),
			line_total_tax: String(taxOn(subtotal)),
		},
		catalog_visibility: 'visible',
		extensions: {},
		...options,
	};
};

/** Returns two pieces of a product on sale, and the last two pieces of a variation. */
export const sampleItems = (currency: CurrencyData): readonly CartItemData[] => [
	item(
		{ id: 1, name: __('Beanie', 'storefront-islands'), quantity: 2, price: 1800, before: 2000 },
		currency,
	),
	item(
		{
			id: 2,
			name: __('Hoodie', 'storefront-islands'),
			quantity: 1,
			price: 4500,
			low_stock_remaining: 2,
			variation: [
				{
					attribute: __('Color', 'storefront-islands'),
					value: __('Blue', 'storefront-islands'),
				},
				{ attribute: __('Size', 'storefront-islands'), value: __('Small', 'storefront-islands') },
			],
		},
		currency,
	),
];

const crossSell = (
	{ id, name, price }: { readonly id: number; readonly name: string; readonly price: number },
	currency: CurrencyData,
): CrossSellData => ({
	id,
	name,
	parent: 0,
	type: 'simple',
	variation: '',
	permalink: '#',
	sku: '',
	short_description: '',
	description: '',
	on_sale: false,
	prices: pricesOf(price, price, currency),
	price_html: samplePriceHtml(money(price, readCurrency(currency))),
	average_rating: '0',
	review_count: 0,
	images: [],
	has_options: false,
	is_purchasable: true,
	is_in_stock: true,
	is_on_backorder: false,
	low_stock_remaining: null,
	sold_individually: false,
	add_to_cart: {
		text: __('Add to cart', 'storefront-islands'),
		description: '',
		url: '',
		minimum: 1,
		maximum: LIMITS.maximum,
		multiple_of: 1,
	},
});

/** Returns two products that can be added without choosing a variation. */
export const sampleCrossSells = (currency: CurrencyData): readonly CrossSellData[] => [
	crossSell({ id: 3, name: __('Cap', 'storefront-islands'), price: 1600 }, currency),
	crossSell({ id: 4, name: __('Scarf', 'storefront-islands'), price: 2400 }, currency),
];
