/**
 * The cart as our islands see it: amounts are Money, names are text without entities, and what a view must decide
 * is a union. Read from CartData by readCart (read.ts); changes under way are laid over it by projectCart (project.ts).
 */
import type { BillingAddress, ShippingAddress } from '../address';
import type { Money } from '../money';
import type { QuantityLimits } from '../quantity';

export interface CartImage {
	readonly src: string;
	readonly srcset: string;
	readonly sizes: string;
	readonly alt: string;
}

/** A label with a value ("Color: Blue"), from a variation or from a plugin's item data. */
export interface ItemDetail {
	/** Empty where a plugin sends a value alone. */
	readonly name: string;
	readonly value: string;
}

/** What is to be said about an item's stock; 'plenty' says nothing. */
export type StockNote =
	| { readonly kind: 'plenty' }
	| { readonly kind: 'low'; readonly remaining: number }
	| { readonly kind: 'backorder' };

/** Whether the quantity shown is the server's or a change under way. */
export type ItemActivity = 'settled' | 'changing' | 'removing';

export interface CartItem {
	readonly key: string;
	readonly productId: number;
	readonly name: string;
	readonly summary: string;
	readonly sku: string;
	/** Empty where the product has no page of its own. */
	readonly permalink: string;
	readonly image: CartImage | null;
	readonly details: readonly ItemDetail[];
	readonly quantity: number;
	readonly limits: QuantityLimits;
	readonly soldIndividually: boolean;
	readonly stock: StockNote;
	/** The price of one, as charged. */
	readonly price: Money;
	/** The price of one before a sale; equal to `price` when there is none. */
	readonly regularPrice: Money;
	/** All of this line, before coupons, as the shop displays it. */
	readonly lineTotal: Money;
	readonly activity: ItemActivity;
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
	/** Address and hours of a pickup place; null for what is delivered. */
	readonly pickup: {
		readonly location: string;
		readonly address: string;
		readonly details: string;
	} | null;
}

export interface ShippingPackage {
	readonly packageId: number | string;
	readonly name: string;
	/** The address that its rates are for, by the fields' names. */
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
	/** null while it is not known: shipping has not been calculated, or no rate is chosen. */
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
	readonly price: Money;
	readonly regularPrice: Money;
	readonly priceRange: { readonly from: Money; readonly to: Money } | null;
	/** What the button does: 'add' puts it into the cart, 'choose' leads to the product's page. */
	readonly action: 'add' | 'choose' | 'none';
	readonly actionLabel: string;
	readonly minimumQuantity: number;
}

export interface Cart {
	readonly items: readonly CartItem[];
	/** Pieces, not lines. */
	readonly count: number;
	readonly coupons: readonly CartCoupon[];
	readonly fees: readonly CartFee[];
	readonly packages: readonly ShippingPackage[];
	readonly crossSells: readonly CrossSell[];
	readonly totals: CartTotals;
	readonly needsShipping: boolean;
	readonly needsPayment: boolean;
	/** Names of the methods that the shop takes for this cart. */
	readonly paymentMethods: readonly string[];
	readonly hasCalculatedShipping: boolean;
	readonly shippingAddress: ShippingAddress;
	readonly billingAddress: BillingAddress;
	readonly errors: readonly { readonly code: string; readonly message: string }[];
	/** True while changes are under way: totals are the confirmed ones and will move. */
	readonly settling: boolean;
}
