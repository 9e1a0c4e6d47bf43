/** Site settings (spec section 3), printed by PHP once a page, decoded at the edge (api/settings.ts). */
import type { Currency } from './money';

/** The shop's currency with all that spec section 3 has of it; for formatting, Currency is enough. */
export interface CurrencySetting extends Currency {
	readonly symbolPosition: 'left' | 'left_space' | 'right' | 'right_space';
	/** Digits of the minor unit, as minorUnit. */
	readonly precision: number;
	/** "%1$s" is the symbol and "%2$s" the amount. */
	readonly priceFormat: string;
}

export interface StorePage {
	readonly id: number;
	readonly title: string;
	readonly permalink: string;
}

export type StorePageName = 'shop' | 'cart' | 'checkout' | 'privacy' | 'terms' | 'myaccount';

/** One field as the shop configures it; index orders the form. */
export interface AddressFieldSetting {
	readonly label: string;
	readonly optionalLabel: string;
	readonly required: boolean;
	readonly hidden: boolean;
	readonly index: number;
	/** Of fields that plugins add, like all that follow. */
	readonly type?: 'text' | 'select' | 'checkbox';
	/** Values and their names, text. */
	readonly options?: readonly (readonly [string, string])[];
	readonly autoComplete?: string;
	readonly maxLength?: number;
	/** A regular expression, anchored, that its text has to match. */
	readonly pattern?: string;
	/** Says what the pattern asks for, text. */
	readonly title?: string;
}

export type FieldSettings = Readonly<Record<string, AddressFieldSetting>>;

/** What only the checkout asks of the shop; for its visitor, so on private pages alone. */
export interface CheckoutSettings {
	/** Whether one may order without an account. */
	readonly allowsGuests: boolean;
	/** Whether a guest may have an account made while ordering. */
	readonly offersAccount: boolean;
	/** Whether the shop makes passwords up and sends a link; else the form asks for one. */
	readonly generatesPassword: boolean;
	/** Whether a guest is offered to log in. */
	readonly offersLogin: boolean;
	/** WordPress's copy of zxcvbn, by which a new account's password is judged. */
	readonly zxcvbnUrl: string;
	/** The account's page or the login page, which lead back to the checkout. */
	readonly loginUrl: string;
	readonly takesOrderNotes: boolean;
	/** Whether all orders go to the billing address. */
	readonly shipsToBillingOnly: boolean;
	/** Whether what was typed is kept on the device until the order is placed. */
	readonly keepsDraft: boolean;
	/** Whether express buttons are likely to come: their place is kept until it is known. */
	readonly expectsExpress: boolean;
	/** What the shop calls collecting ("Pickup"), text. */
	readonly pickupTitle: string;
	/** Saved cards by type, as customer settings give them, undecoded: the payment store reads them. */
	readonly savedPaymentMethods: unknown;
	/** Gateways that are switched on in the shop: id → title, text; those without a script are incompatible. */
	readonly gateways: Readonly<Record<string, string>>;
	/** What plugins ask beside the e-mail. */
	readonly contactFields: FieldSettings;
	/** What plugins ask about the order as a whole. */
	readonly orderFields: FieldSettings;
}

/** An attribute that products are told apart by. Only the catalogue's islands decode them: the cart has no use for them. */
export interface ProductAttribute {
	readonly id: number;
	/** The taxonomy without "pa_". */
	readonly name: string;
	/** "pa_color". */
	readonly taxonomy: string;
	/** Text. */
	readonly label: string;
}

export interface SiteSettings {
	readonly adminUrl: string;
	readonly homeUrl: string;
	readonly wpLoginUrl: string;
	readonly storePages: Readonly<Record<StorePageName, StorePage>>;
	readonly siteTitle: string;
	/** Country code → name, text. */
	readonly countries: Readonly<Record<string, string>>;
	/** Country code → state code → name; a country without entry takes free text. */
	readonly states: Readonly<Record<string, Readonly<Record<string, string>>>>;
	readonly addressFields: FieldSettings;
	/** Codes of the countries that the shop sells to; empty: all of `countries`. */
	readonly billingCountries: readonly string[];
	/** Codes of the countries that the shop delivers to; empty: all of `countries`. */
	readonly shippingCountries: readonly string[];
	/** Country code → what differs from addressFields there. */
	readonly countryLocale: Readonly<
		Record<string, Readonly<Record<string, Partial<AddressFieldSetting>>>>
	>;
	readonly orderStatuses: Readonly<Record<string, string>>;
	readonly placeholderImgSrc: string;
	readonly currency: CurrencySetting;
	/** 0 for guests, and on every page that may be cached. */
	readonly currentUserId: number;
	readonly currentUserIsAdmin: boolean;
	readonly locale: {
		readonly siteLocale: string;
		readonly userLocale: string;
		readonly weekdaysShort: readonly string[];
	};
	readonly wcAssetUrl: string;
	readonly wcVersion: string;
	readonly wpVersion: string;
	readonly paymentMethodData: Readonly<Record<string, unknown>>;
	readonly paymentMethodSortOrder: readonly string[];
	readonly localPickupEnabled: boolean;
	readonly collectableMethodIds: readonly string[];
	readonly couponsEnabled: boolean;
	readonly taxesEnabled: boolean;
	/** Whether prices are shown with tax in the cart. */
	readonly displayCartPricesIncludingTax: boolean;
	/** Whether tax lines are itemised or one total. */
	readonly displayItemizedTaxes: boolean;
	readonly shippingEnabled: boolean;
	/** Whether the shop keeps its rates back until it knows where to. */
	readonly shippingCostRequiresAddress: boolean;
	/** Major units as text ("50.00"), null where no threshold is set. Shown as progress in the mini-cart. */
	readonly freeShippingThreshold: string | null;
	readonly checkout: CheckoutSettings;
}
