/**
 * Decodes the site settings that PHP prints. A malformed part falls back to the defaults of
 * docs/behaviour.md#site-settings.
 */
import type {
	CheckoutSettings,
	FieldSettings,
	SiteSettings,
	StorePage,
} from '../domain/support/settings';
import { decodeEntities } from '../domain/html/text';
import {
	currency,
	DEFAULT_ADDRESS_FIELDS,
	mergeFieldSettings,
	partialField,
	fields,
	flagOr,
	integer,
	source,
	optionalText,
	textOr,
} from './decode/setting';
import {
	anything,
	decodeOr,
	withoutPrototypeKeys,
	list,
	map,
	text,
	type Decoder,
} from './decode/json';
import type { Source } from './decode/setting';

const label: Decoder<string> = (json) => decodeEntities(optionalText(json));
const names = map(label);
const texts = decodeOr(list(text), []);

const storePage = fields<StorePage>({ id: integer(0), title: label, permalink: optionalText });

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Languages and names of days, with the defaults of docs/behaviour.md#money. */
export const locale = (json: unknown): SiteSettings['locale'] => {
	const from = source(json);
	const siteLocale = textOr('en_US')(from.siteLocale);
	const weekdays = texts(from.weekdaysShort);
	return {
		siteLocale,
		userLocale: textOr(siteLocale)(from.userLocale),
		weekdaysShort: weekdays.length === 7 ? weekdays : WEEKDAYS,
	};
};

const additionalFields: Decoder<FieldSettings> = (json) => mergeFieldSettings({}, json);

const checkout = fields<Omit<CheckoutSettings, 'loginUrl'>>({
	allowsGuests: flagOr(true),
	offersAccount: flagOr(false),
	generatesPassword: flagOr(true),
	offersLogin: flagOr(false),
	zxcvbnUrl: optionalText,
	takesOrderNotes: flagOr(true),
	shipsToBillingOnly: flagOr(false),
	keepsDraft: flagOr(true),
	expectsExpress: flagOr(false),
	pickupTitle: label,
	chosenPaymentMethod: (json) => (typeof json === 'string' ? json : null),
	savedPaymentMethods: (json) => json,
	gateways: names,
	offlineMethods: map(optionalText),
	contactFields: additionalFields,
	orderFields: additionalFields,
	additionalValues: names,
	fieldRules: (json) => json,
	fieldStates: map(partialField),
});

const safeSource = (json: unknown): Source => {
	try {
		return source(withoutPrototypeKeys(json));
	} catch {
		return {};
	}
};

/** Decodes on first access, so that settings that only some forms read do not delay the page. */
const lazily = <Value>(decode: Decoder<Value>, json: unknown): (() => Value) => {
	let decoded: { readonly value: Value } | null = null;
	return () => (decoded ??= { value: decode(json) }).value;
};

const EMPTY_MAP: Readonly<Record<string, unknown>> = {};

/** Settings that do not depend on others. */
const independent = fields<
	Omit<
		SiteSettings,
		| 'wpLoginUrl'
		| 'storePages'
		| 'countries'
		| 'states'
		| 'countryLocale'
		| 'freeShippingThreshold'
		| 'checkout'
	>
>({
	adminUrl: optionalText,
	homeUrl: textOr('/'),
	siteTitle: label,
	addressFields: (json) => mergeFieldSettings(DEFAULT_ADDRESS_FIELDS, json),
	billingCountries: texts,
	shippingCountries: texts,
	orderStatuses: names,
	placeholderImgSrc: optionalText,
	currency,
	currentUserId: integer(0),
	currentUserIsAdmin: flagOr(false),
	locale,
	wcAssetUrl: optionalText,
	wcVersion: optionalText,
	wpVersion: optionalText,
	paymentMethodData: decodeOr(map(anything), EMPTY_MAP),
	paymentMethodSortOrder: texts,
	localPickupEnabled: flagOr(false),
	collectableMethodIds: texts,
	couponsEnabled: flagOr(true),
	taxesEnabled: flagOr(true),
	displayCartPricesIncludingTax: flagOr(false),
	displayItemizedTaxes: flagOr(false),
	shippingEnabled: flagOr(true),
	shippingCostRequiresAddress: flagOr(false),
});

/** Decodes the settings in the boot data. Never throws: a page with broken settings must still work. */
export const decodeSettings = (json: unknown): SiteSettings => {
	// The largest parts by far; their decoders accept only texts and flags.
	const { countries, states, countryLocale, ...others } = source(json);
	const from = safeSource(others);
	const readCountries = lazily(names, countries);
	const readStates = lazily(map(names), states);
	const readCountryLocale = lazily(map(map(partialField)), countryLocale);
	const pages = source(from.storePages);
	const wpLoginUrl = textOr('/wp-login.php')(from.wpLoginUrl);
	const myAccount = storePage(pages.myaccount);
	const threshold = optionalText(from.freeShippingThreshold);
	return {
		...independent(from),
		wpLoginUrl,
		storePages: {
			shop: storePage(pages.shop),
			cart: storePage(pages.cart),
			checkout: storePage(pages.checkout),
			privacy: storePage(pages.privacy),
			terms: storePage(pages.terms),
			// Without an account page the login page is used (docs/behaviour.md#store-pages).
			myaccount: { ...myAccount, permalink: myAccount.permalink || wpLoginUrl },
		},
		get countries() {
			return readCountries();
		},
		get states() {
			return readStates();
		},
		get countryLocale() {
			return readCountryLocale();
		},
		freeShippingThreshold: /^\d+(?:\.\d+)?$/.test(threshold) ? threshold : null,
		checkout: {
			...checkout(from.checkout),
			loginUrl: textOr(wpLoginUrl)(source(from.checkout).loginUrl),
		},
	};
};
