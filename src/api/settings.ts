/** Decodes the site settings that PHP prints. A malformed part falls back to the defaults of spec section 9. */
import type { CheckoutSettings, SiteSettings, StorePage } from '../domain/settings';
import { decodeEntities } from '../domain/text';
import { currency } from './decode/currency-setting';
import { DEFAULT_ADDRESS_FIELDS, fieldsOver, partialField } from './decode/field-settings';
import { anything, decodeOr, harmless, list, map, text, type Decoder } from './decode/json';
import type { Source } from './decode/setting';
import { flagOr, integer, source, words, wordsOr } from './decode/setting';

const names = map((json) => decodeEntities(words(json)));

const storePage = (json: unknown): StorePage => {
	const from = source(json);
	return {
		id: integer(0)(from.id),
		title: decodeEntities(words(from.title)),
		permalink: words(from.permalink),
	};
};

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The languages and the names of days, with the defaults of spec section 9. */
export const locale = (json: unknown): SiteSettings['locale'] => {
	const from = source(json);
	const siteLocale = wordsOr('en_US')(from.siteLocale);
	const weekdays = decodeOr(list(text), [])(from.weekdaysShort);
	return {
		siteLocale,
		userLocale: wordsOr(siteLocale)(from.userLocale),
		weekdaysShort: weekdays.length === 7 ? weekdays : WEEKDAYS,
	};
};

const checkout = (json: unknown, fallbackLoginUrl: string): CheckoutSettings => {
	const from = source(json);
	return {
		allowsGuests: flagOr(true)(from.allowsGuests),
		offersAccount: flagOr(false)(from.offersAccount),
		generatesPassword: flagOr(true)(from.generatesPassword),
		offersLogin: flagOr(false)(from.offersLogin),
		loginUrl: wordsOr(fallbackLoginUrl)(from.loginUrl),
		takesOrderNotes: flagOr(true)(from.takesOrderNotes),
		shipsToBillingOnly: flagOr(false)(from.shipsToBillingOnly),
		keepsDraft: flagOr(true)(from.keepsDraft),
		expectsExpress: flagOr(false)(from.expectsExpress),
		pickupTitle: decodeEntities(words(from.pickupTitle)),
		savedPaymentMethods: from.savedPaymentMethods,
		gateways: names(from.gateways),
		contactFields: fieldsOver({}, from.contactFields),
		orderFields: fieldsOver({}, from.orderFields),
	};
};

const harmlessSource = (json: unknown): Source => {
	try {
		return source(harmless(json));
	} catch {
		return {};
	}
};

/** Decodes when first asked: what only some forms read must not hold up the page that it comes with. */
const whenRead = <Value>(decode: Decoder<Value>, json: unknown): (() => Value) => {
	let decoded: { readonly value: Value } | null = null;
	return () => (decoded ??= { value: decode(json) }).value;
};

const EMPTY_MAP: Readonly<Record<string, unknown>> = {};

/** The settings out of boot data. Never throws: a page with broken settings is still a shop. */
export const decodeSettings = (json: unknown): SiteSettings => {
	// By far the largest parts; their decoders take no more than texts and flags out of them.
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
		adminUrl: words(from.adminUrl),
		homeUrl: wordsOr('/')(from.homeUrl),
		wpLoginUrl,
		storePages: {
			shop: storePage(pages.shop),
			cart: storePage(pages.cart),
			checkout: storePage(pages.checkout),
			privacy: storePage(pages.privacy),
			terms: storePage(pages.terms),
			// Without an account page the login page stands in (spec section 2).
			myaccount: { ...myAccount, permalink: myAccount.permalink || wpLoginUrl },
		},
		siteTitle: decodeEntities(words(from.siteTitle)),
		get countries() {
			return readCountries();
		},
		get states() {
			return readStates();
		},
		addressFields: fieldsOver(DEFAULT_ADDRESS_FIELDS, from.addressFields),
		billingCountries: decodeOr(list(text), [])(from.billingCountries),
		shippingCountries: decodeOr(list(text), [])(from.shippingCountries),
		get countryLocale() {
			return readCountryLocale();
		},
		orderStatuses: names(from.orderStatuses),
		placeholderImgSrc: words(from.placeholderImgSrc),
		currency: currency(from.currency),
		currentUserId: integer(0)(from.currentUserId),
		currentUserIsAdmin: flagOr(false)(from.currentUserIsAdmin),
		locale: locale(from.locale),
		wcAssetUrl: words(from.wcAssetUrl),
		wcVersion: words(from.wcVersion),
		wpVersion: words(from.wpVersion),
		paymentMethodData: decodeOr(map(anything), EMPTY_MAP)(from.paymentMethodData),
		paymentMethodSortOrder: decodeOr(list(text), [])(from.paymentMethodSortOrder),
		localPickupEnabled: flagOr(false)(from.localPickupEnabled),
		collectableMethodIds: decodeOr(list(text), [])(from.collectableMethodIds),
		couponsEnabled: flagOr(true)(from.couponsEnabled),
		taxesEnabled: flagOr(true)(from.taxesEnabled),
		displayCartPricesIncludingTax: flagOr(false)(from.displayCartPricesIncludingTax),
		displayItemizedTaxes: flagOr(false)(from.displayItemizedTaxes),
		shippingEnabled: flagOr(true)(from.shippingEnabled),
		freeShippingThreshold: /^\d+(?:\.\d+)?$/.test(threshold) ? threshold : null,
		checkout: checkout(from.checkout, wpLoginUrl),
	};
};
