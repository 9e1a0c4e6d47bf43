/** Site settings (docs/behaviour.md#site-settings), printed by PHP once per page and decoded in api/settings. */
import type { Currency } from './money';

/** Currency of the shop with all properties of docs/behaviour.md#money; Currency is sufficient for formatting. */
export interface CurrencySetting extends Currency {
	readonly symbolPosition: 'left' | 'left_space' | 'right' | 'right_space';
	/** Number of decimals, equal to minorUnit. */
	readonly precision: number;
	/** "%1$s" is the symbol, "%2$s" the amount. */
	readonly priceFormat: string;
}

export interface StorePage {
	readonly id: number;
	readonly title: string;
	readonly permalink: string;
}

export type StorePageName = 'shop' | 'cart' | 'checkout' | 'privacy' | 'terms' | 'myaccount';

/** Settings of an address field; fields are sorted by index. */
export interface AddressFieldSetting {
	readonly label: string;
	readonly optionalLabel: string;
	readonly required: boolean;
	readonly hidden: boolean;
	readonly index: number;
	/** Only for additional fields of plugins, like all following properties. */
	readonly type?: 'text' | 'select' | 'checkbox';
	/** Pairs of value and label, plain text. */
	readonly options?: readonly (readonly [string, string])[];
	readonly autoComplete?: string;
	readonly maxLength?: number;
	/** Regular expression that must match the whole value. */
	readonly pattern?: string;
	/** Description of the pattern, plain text. */
	readonly title?: string;
	/** Text of the empty option of a select, plain text. */
	readonly placeholder?: string;
	/** Message of a required checkbox that is not ticked, plain text. */
	readonly errorMessage?: string;
	/** Further attributes of the input, by React's names: "aria-describedby", "data-kind", "readOnly". */
	readonly attributes?: Readonly<Record<string, string>>;
}

export type FieldSettings = Readonly<Record<string, AddressFieldSetting>>;

/** Id of a field in the validation store → what its rules make of its setting (docs/behaviour.md#field-rules). */
export type FieldStates = Readonly<Record<string, Partial<AddressFieldSetting>>>;

/** Settings that only the checkout uses; they depend on the visitor, so they are printed on uncached pages only. */
export interface CheckoutSettings {
	/** True if guests may place orders. */
	readonly allowsGuests: boolean;
	/** True if a guest can create an account while ordering. */
	readonly offersAccount: boolean;
	/** True if the shop generates passwords and sends a link; otherwise the form shows a password field. */
	readonly generatesPassword: boolean;
	/** True if a login link is shown to guests. */
	readonly offersLogin: boolean;
	/** URL of WordPress's copy of zxcvbn, which rates the password of a new account. */
	readonly zxcvbnUrl: string;
	/** URL of the account page or the login page, which redirect back to the checkout. */
	readonly loginUrl: string;
	readonly takesOrderNotes: boolean;
	/** True if all orders are shipped to the billing address. */
	readonly shipsToBillingOnly: boolean;
	/** True if typed data is kept in the browser until the order is placed. */
	readonly keepsDraft: boolean;
	/** True if express buttons are likely to appear: space is reserved for them until they are known. */
	readonly expectsExpress: boolean;
	/** Label of local pickup in the shop ("Pickup"), plain text. */
	readonly pickupTitle: string;
	/** True if no shipping zone has a method, so that nothing can be shipped anywhere. */
	readonly pickupOnly: boolean;
	/**
	 * Method that the visitor's session holds, with which the printed totals are calculated; empty for none, null in a
	 * shop that takes no choices before the order (WooCommerce before 9.8).
	 */
	readonly chosenPaymentMethod: string | null;
	/** Saved cards by type, as customer settings contain them, not decoded: the payment store reads them. */
	readonly savedPaymentMethods: unknown;
	/** Gateways enabled in the shop: id → title, plain text; those without a script are incompatible. */
	readonly gateways: Readonly<Record<string, string>>;
	/**
	 * WooCommerce's own methods that pay outside the shop: id → HTML of the description, untrusted. All that their scripts
	 * will show is known before they run.
	 */
	readonly offlineMethods: Readonly<Record<string, string>>;
	/** Additional fields of plugins next to the e-mail address. */
	readonly contactFields: FieldSettings;
	/** Additional fields of plugins for the order as a whole. */
	readonly orderFields: FieldSettings;
	/** Values of these fields that the shop has stored; '1' for a ticked checkbox. */
	readonly additionalValues: Readonly<Record<string, string>>;
	/** Rules of additional fields, not decoded: only the script that evaluates them reads them. */
	readonly fieldRules: unknown;
	/** State of the fields with rules for the printed cart, which the server has evaluated. */
	readonly fieldStates: FieldStates;
}

/** Settings that every screen of the cart uses. */
export interface ShopSettings {
	readonly homeUrl: string;
	readonly storePages: Readonly<Record<StorePageName, StorePage>>;
	/** Country code → name, plain text. */
	readonly countries: Readonly<Record<string, string>>;
	/** Country code → state code → name; the state of a country without an entry is free text. */
	readonly states: Readonly<Record<string, Readonly<Record<string, string>>>>;
	readonly placeholderImgSrc: string;
	/** 0 for guests, and on every page that may be cached. */
	readonly currentUserId: number;
	readonly localPickupEnabled: boolean;
	readonly collectableMethodIds: readonly string[];
	readonly couponsEnabled: boolean;
	/** True if prices in the cart include tax. */
	readonly displayCartPricesIncludingTax: boolean;
	/** True if tax lines are itemised; otherwise one total is displayed. */
	readonly displayItemizedTaxes: boolean;
	readonly shippingEnabled: boolean;
	/** True if the cart has a form for the address, which estimates what shipping costs. */
	readonly shippingCalculatorEnabled: boolean;
	/** True if the shop hides its rates until it has an address. */
	readonly shippingCostRequiresAddress: boolean;
	/** Major units as a string ("50.00"), null if no threshold is set. Its progress is displayed in the mini-cart. */
	readonly freeShippingThreshold: string | null;
}

/** Settings of the forms of an address. */
export interface AddressSettings extends Pick<ShopSettings, 'countries' | 'states'> {
	readonly addressFields: FieldSettings;
	/** Codes of the countries to which the shop sells; empty for all of `countries`. */
	readonly billingCountries: readonly string[];
	/** Codes of the countries to which the shop ships; empty for all of `countries`. */
	readonly shippingCountries: readonly string[];
	/** Country code → differences from addressFields. */
	readonly countryLocale: Readonly<
		Record<string, Readonly<Record<string, Partial<AddressFieldSetting>>>>
	>;
}

/** Settings of the cart's screen. */
export type CartSettings = ShopSettings & AddressSettings;

/** All settings: also those of the checkout. */
export interface SiteSettings extends CartSettings {
	readonly siteTitle: string;
	readonly currency: CurrencySetting;
	readonly currentUserIsAdmin: boolean;
	readonly locale: {
		readonly siteLocale: string;
		readonly userLocale: string;
		readonly weekdaysShort: readonly string[];
	};
	readonly paymentMethodSortOrder: readonly string[];
	readonly checkout: CheckoutSettings;
}
