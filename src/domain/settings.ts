/** Site settings (spec section 3), printed by PHP once a page, decoded at the edge (api/settings.ts). */
import type { Currency } from './money';

export interface StorePage {
	readonly id: number;
	readonly title: string;
	readonly permalink: string;
}

export type StorePageName = 'shop' | 'cart' | 'checkout' | 'privacy' | 'terms' | 'myaccount';

/** One address field as the shop configures it; index orders the form. */
export interface AddressFieldSetting {
	readonly label: string;
	readonly optionalLabel: string;
	readonly required: boolean;
	readonly hidden: boolean;
	readonly index: number;
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
	readonly addressFields: Readonly<Record<string, AddressFieldSetting>>;
	/** Country code → what differs from addressFields there. */
	readonly countryLocale: Readonly<
		Record<string, Readonly<Record<string, Partial<AddressFieldSetting>>>>
	>;
	readonly orderStatuses: Readonly<Record<string, string>>;
	readonly placeholderImgSrc: string;
	readonly currency: Currency;
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
	/** Major units as text ("50.00"), null where no threshold is set. Shown as progress in the mini-cart. */
	readonly freeShippingThreshold: string | null;
}
