/**
 * The cart as the islands use it: amounts are Money, names are text without entities, and states that a view
 * distinguishes are unions. readCart (read.ts) creates it from CartData; projectCart (project.ts) applies pending
 * changes to it.
 */
import type { BillingAddress, ShippingAddress } from '../support/address';
import type { Money } from '../support/money';
import type { QuantityLimits } from './quantity';

export interface CartImage {
	readonly src: string;
	readonly srcset: string;
	readonly sizes: string;
	readonly alt: string;
}

/** Label with a value ("Color: Blue"), from a variation or from a plugin's item data. */
export interface ItemDetail {
	/** Text; empty if a plugin sends only a value. */
	readonly name: string;
	/** HTML with links and line breaks; untrusted. */
	readonly value: string;
}

/** Stock status of an item; no note is shown for 'plenty'. */
export type StockNote =
	| { readonly kind: 'plenty' }
	| { readonly kind: 'low'; readonly remaining: number }
	| { readonly kind: 'backorder' };

/** 'settled' if the item's values are confirmed by the server; the others are pending changes. */
export type ItemActivity = 'settled' | 'changing' | 'removing';

export interface CartItem {
	readonly key: string;
	readonly productId: number;
	readonly name: string;
	readonly summary: string;
	readonly sku: string;
	/** Empty if the product has no page of its own. */
	readonly permalink: string;
	readonly image: CartImage | null;
	readonly details: readonly ItemDetail[];
	readonly quantity: number;
	readonly limits: QuantityLimits;
	readonly soldIndividually: boolean;
	readonly stock: StockNote;
	/** Price of one unit, as charged. */
	readonly price: Money;
	/** Regular price of one unit; equal to `price` if it is not on sale. */
	readonly regularPrice: Money;
	/** Total of the line before coupons, as the shop displays it. */
	readonly lineTotal: Money;
	readonly activity: ItemActivity;
	/** Data of plugins, not validated; missing for an item that the shop has not confirmed. */
	readonly extensions?: Readonly<Record<string, unknown>>;
}

export interface CartCoupon {
	readonly code: string;
	readonly discount: Money;
	readonly activity: 'settled' | 'applying' | 'removing';
}

export interface CartFee {
	readonly key: string;
	readonly name: string;
	readonly total: Money;
}

export interface ShippingRate {
	readonly rateId: string;
	readonly methodId: string;
	readonly name: string;
	readonly description: string;
	readonly deliveryTime: string;
	readonly price: Money;
	readonly taxes: Money;
	readonly selected: boolean;
	/** Address and opening hours of a pickup location; null for rates that are shipped. */
	readonly pickup: {
		readonly location: string;
		readonly address: string;
		readonly details: string;
	} | null;
}

export interface ShippingPackage {
	readonly packageId: number | string;
	readonly name: string;
	/** Address for which the rates were calculated, by field names. */
	readonly destination: Readonly<Record<string, string>>;
	readonly contents: readonly {
		readonly key: string;
		readonly name: string;
		readonly quantity: number;
	}[];
	readonly rates: readonly ShippingRate[];
}

export interface TaxLine {
	readonly name: string;
	readonly total: Money;
	readonly rate: string;
}

export interface CartTotals {
	readonly items: Money;
	readonly fees: Money;
	readonly discount: Money;
	/** null if unknown: shipping has not been calculated, or no rate is selected. */
	readonly shipping: Money | null;
	readonly tax: Money;
	readonly taxLines: readonly TaxLine[];
	readonly price: Money;
}

export interface CrossSell {
	readonly productId: number;
	readonly name: string;
	readonly permalink: string;
	readonly image: CartImage | null;
	/** The shop's own HTML; empty if it shows no price. */
	readonly priceHtml: string;
	/** Action of the button: 'add' adds the product to the cart, 'choose' links to the product's page. */
	readonly action: 'add' | 'choose' | 'none';
	readonly actionLabel: string;
	readonly minimumQuantity: number;
}

export interface Cart {
	readonly items: readonly CartItem[];
	/** Number of units, not of lines. */
	readonly count: number;
	readonly coupons: readonly CartCoupon[];
	readonly fees: readonly CartFee[];
	readonly packages: readonly ShippingPackage[];
	readonly crossSells: readonly CrossSell[];
	readonly totals: CartTotals;
	/** Data of plugins. */
	readonly extensions?: Readonly<Record<string, unknown>>;
	readonly needsShipping: boolean;
	readonly needsPayment: boolean;
	/** Names of the payment methods that the shop accepts for this cart. */
	readonly paymentMethods: readonly string[];
	readonly hasCalculatedShipping: boolean;
	readonly shippingAddress: ShippingAddress;
	readonly billingAddress: BillingAddress;
	readonly errors: readonly { readonly code: string; readonly message: string }[];
	/** True while changes are pending, or the cart is being read again: totals are the last confirmed ones and may change. */
	readonly settling: boolean;
}
