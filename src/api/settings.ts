/**
 * Decodes the site settings that PHP prints. A malformed part falls back to the defaults of
 * docs/behaviour.md#site-settings.
 */
import type { CheckoutSettings, FieldSettings, SiteSettings, StorePage } from '../domain/settings';
import { decodeEntities } from '../domain/text';
import { currency } from './decode/currency-setting';
import { DEFAULT_ADDRESS_FIELDS, fieldsOver, partialField } from './decode/field-settings';
import { anything, decodeOr, harmless, list, map, text, type Decoder } from './decode/json';
import type { Source } from './decode/setting';
import { fields, flagOr, integer, source, words, wordsOr } from './decode/setting';

const label: Decoder<string> = (json) => decodeEntities(words(json));
const names = map(label);
const texts = decodeOr(list(text), []);

const storePage = fields<StorePage>({ id: integer(0), title: label, permalink: words });

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Languages and names of days, with the defaults of docs/behaviour.md#money. */
export const locale = (json: unknown): SiteSettings['locale'] => {
	const from = source(json);
	const siteLocale = wordsOr('en_US')(from.siteLocale);
	const weekdays = texts(from.weekdaysShort);
	return {
		siteLocale,
		userLocale: wordsOr(siteLocale)(from.userLocale),
		weekdaysShort: weekdays.length === 7 ? weekdays : WEEKDAYS,
	};
};

const addedFields: Decoder<FieldSettings> = (json) => fieldsOver({}, json);

const checkout = fields<Omit<CheckoutSettings, 'loginUrl'>>({
	allowsGuests: flagOr(true),
	offersAccount: flagOr(false),
	generatesPassword: flagOr(true),
	offersLogin: flagOr(false),
	zxcvbnUrl: words,
	takesOrderNotes: flagOr(true),
	shipsToBillingOnly: flagOr(false),
	keepsDraft: flagOr(true),
	expectsExpress: flagOr(false),
	pickupTitle: label,
	savedPaymentMethods: (json) => json,
	gateways: names,
	contactFields: addedFields,
	orderFields: addedFields,
});

const harmlessSource = (json: unknown): Source => {
	try {
		return source(harmless(json));
	} catch {
		return {};
	}
};

/** Decodes on first access, so that settings that only some forms read do not delay the page. */
const whenRead = <Value>(decode: Decoder<Value>, json: unknown): (() => Value) => {
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
	adminUrl: words,
	homeUrl: wordsOr('/'),
	siteTitle: label,
	addressFields: (json) => fieldsOver(DEFAULT_ADDRESS_FIELDS, json),
	billingCountries: texts,
	shippingCountries: texts,
	orderStatuses: names,
	placeholderImgSrc: words,
	currency,
	currentUserId: integer(0),
	currentUserIsAdmin: flagOr(false),
	locale,
	wcAssetUrl: words,
	wcVersion: words,
	wpVersion: words,
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
	const from = harmlessSource(others);
	const readCountries = whenRead(names, countries);
	const readStates = whenRead(map(names), states);
	const readCountryLocale = whenRead(map(map(partialField)), countryLocale);
	const pages = source(from.storePages);
	const wpLoginUrl = wordsOr('/wp-login.php')(from.wpLoginUrl);
	const myAccount = storePage(pages.myaccount);
	const threshold = words(from.freeShippingThreshold);
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
			loginUrl: wordsOr(wpLoginUrl)(source(from.checkout).loginUrl),
		},
	};
};
