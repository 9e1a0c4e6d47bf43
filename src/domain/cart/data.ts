/**
 * The cart as the public selectors of wc/store/cart return it: WooCommerce's shape, camel-cased at the top level and
 * verbatim below. Strings are as the server sent them (including HTML entities in names), amounts are strings in minor
 * units. Code written for WooCommerce's store reads this; the plugin's own code reads `Cart` (cart.ts).
 */
import type { BillingAddress, ShippingAddress } from '../support/address';

export interface CurrencyData {
	readonly currency_code: string;
	readonly currency_symbol: string;
	readonly currency_minor_unit: number;
	readonly currency_decimal_separator: string;
	readonly currency_thousand_separator: string;
	readonly currency_prefix: string;
	readonly currency_suffix: string;
}

export interface QuantityLimitsData {
	readonly minimum: number;
	readonly maximum: number;
	readonly multiple_of: number;
	readonly editable: boolean;
}

export interface ImageData {
	readonly id: number;
	readonly src: string;
	readonly thumbnail: string;
	readonly srcset: string;
	readonly sizes: string;
	readonly name: string;
	readonly alt: string;
}

export interface PricesData extends CurrencyData {
	readonly price: string;
	readonly regular_price: string;
	readonly sale_price: string;
	readonly price_range: { readonly min_amount: string; readonly max_amount: string } | null;
	readonly raw_prices?: {
		readonly precision: number;
		readonly price: string;
		readonly regular_price: string;
		readonly sale_price: string;
	};
}

export interface ItemTotalsData extends CurrencyData {
	readonly line_subtotal: string;
	readonly line_subtotal_tax: string;
	readonly line_total: string;
	readonly line_total_tax: string;
}

/** One entry of item data that a plugin adds to an item ("Engraving: Ada"). */
export interface ItemDetailData {
	readonly name?: string;
	readonly key?: string;
	readonly value?: string;
	readonly display?: string;
	readonly hidden?: boolean | string;
}

export interface CartItemData {
	readonly key: string;
	readonly id: number;
	readonly type: string;
	readonly quantity: number;
	readonly quantity_limits: QuantityLimitsData;
	readonly name: string;
	readonly summary: string;
	readonly short_description: string;
	readonly description: string;
	readonly sku: string;
	readonly low_stock_remaining: number | null;
	readonly backorders_allowed: boolean;
	readonly show_backorder_badge: boolean;
	readonly sold_individually: boolean;
	readonly permalink: string;
	readonly images: readonly ImageData[];
	readonly variation: readonly { readonly attribute: string; readonly value: string }[];
	readonly item_data: readonly ItemDetailData[];
	readonly prices: PricesData;
	readonly totals: ItemTotalsData;
	readonly catalog_visibility: string;
	readonly extensions: Readonly<Record<string, unknown>>;
}

export interface CouponData {
	readonly code: string;
	readonly discount_type: string;
	readonly totals: CurrencyData & {
		readonly total_discount: string;
		readonly total_discount_tax: string;
	};
}

export interface FeeData {
	readonly id: string;
	readonly key: string;
	readonly name: string;
	readonly totals: CurrencyData & { readonly total: string; readonly total_tax: string };
}

export interface ShippingRateData extends CurrencyData {
	readonly rate_id: string;
	readonly name: string;
	readonly description: string;
	readonly delivery_time: string;
	readonly price: string;
	readonly taxes: string;
	readonly instance_id: number;
	readonly method_id: string;
	readonly meta_data: readonly { readonly key: string; readonly value: string }[];
	readonly selected: boolean;
}

export interface ShippingPackageData {
	readonly package_id: number | string;
	readonly name: string;
	readonly destination: Readonly<Record<string, string>>;
	readonly items: readonly {
		readonly key: string;
		readonly name: string;
		readonly quantity: number;
	}[];
	readonly shipping_rates: readonly ShippingRateData[];
}

export interface TotalsData extends CurrencyData {
	readonly total_items: string;
	readonly total_items_tax: string;
	readonly total_fees: string;
	readonly total_fees_tax: string;
	readonly total_discount: string;
	readonly total_discount_tax: string;
	/** null while shipping has not been calculated. */
	readonly total_shipping: string | null;
	readonly total_shipping_tax: string | null;
	readonly total_price: string;
	readonly total_tax: string;
	readonly tax_lines: readonly {
		readonly name: string;
		readonly price: string;
		readonly rate: string;
	}[];
}

export interface CrossSellData {
	readonly id: number;
	readonly name: string;
	readonly parent: number;
	readonly type: string;
	readonly variation: string;
	readonly permalink: string;
	readonly sku: string;
	readonly short_description: string;
	readonly description: string;
	readonly on_sale: boolean;
	readonly prices: PricesData;
	readonly price_html: string;
	readonly average_rating: string;
	readonly review_count: number;
	readonly images: readonly ImageData[];
	readonly has_options: boolean;
	readonly is_purchasable: boolean;
	readonly is_in_stock: boolean;
	readonly is_on_backorder: boolean;
	readonly low_stock_remaining: number | null;
	readonly sold_individually: boolean;
	readonly add_to_cart: {
		readonly text: string;
		readonly description: string;
		readonly url: string;
		readonly minimum: number;
		readonly maximum: number;
		readonly multiple_of: number;
	};
}

export interface CartErrorData {
	readonly code: string;
	readonly message: string;
}

export interface CartData {
	readonly coupons: readonly CouponData[];
	readonly shippingRates: readonly ShippingPackageData[];
	readonly items: readonly CartItemData[];
	readonly crossSells: readonly CrossSellData[];
	readonly fees: readonly FeeData[];
	readonly itemsCount: number;
	readonly itemsWeight: number;
	readonly needsShipping: boolean;
	readonly needsPayment: boolean;
	readonly hasCalculatedShipping: boolean;
	readonly shippingAddress: ShippingAddress;
	readonly billingAddress: BillingAddress;
	readonly totals: TotalsData;
	readonly errors: readonly CartErrorData[];
	readonly paymentMethods: readonly string[];
	readonly paymentRequirements: readonly string[];
	readonly extensions: Readonly<Record<string, unknown>>;
}
