/** Decodes the site settings that PHP prints. A malformed part falls back to the defaults of spec section 9. */
import {
	anything,
	decodeOr,
	flag,
	harmless,
	isRecord,
	list,
	map,
	number,
	text,
	type Decoder,
} from './decode/json';
import type { Currency } from '../domain/money';
import type {
	AddressFieldSetting,
	CheckoutSettings,
	FieldSettings,
	SiteSettings,
	StorePage,
} from '../domain/settings';
import { decodeEntities } from '../domain/text';

type Source = Readonly<Record<string, unknown>>;

const words = decodeOr(text, '');
const integer = (fallback: number): Decoder<number> => decodeOr(number(fallback), fallback);
const flagOr = (fallback: boolean): Decoder<boolean> => decodeOr(flag(fallback), fallback);
const wordsOr =
	(fallback: string): Decoder<string> =>
	(json) =>
		words(json) || fallback;
const names = map((json) => decodeEntities(words(json)));
const source = (json: unknown): Source => (isRecord(json) ? json : {});

/** Where the symbol stands when no prefix and suffix are given (spec section 9, currency symbol positions). */
const affixes = (symbol: string, position: string): Pick<Currency, 'prefix' | 'suffix'> => {
	switch (position) {
		case 'right':
			return { prefix: '', suffix: symbol };
		case 'right_space':
			return { prefix: '', suffix: ` ${symbol}` };
		case 'left_space':
			return { prefix: `${symbol} `, suffix: '' };
		default:
			return { prefix: symbol, suffix: '' };
	}
};

const currency = (json: unknown): Currency => {
	const from = source(json);
	const symbol = decodeEntities(wordsOr('$')(from.symbol));
	const fromPosition = affixes(symbol, words(from.symbolPosition));
	const hasAffixes = typeof from.prefix === 'string' || typeof from.suffix === 'string';
	const minorUnit = integer(2)(from.minorUnit ?? from.precision);
	return {
		code: wordsOr('USD')(from.code),
		symbol,
		minorUnit: Number.isInteger(minorUnit) && minorUnit >= 0 && minorUnit <= 8 ? minorUnit : 2,
		decimalSeparator: wordsOr('.')(from.decimalSeparator),
		// An empty separator is a choice; only a missing one gets the default.
		thousandSeparator: decodeOr(text, ',')(from.thousandSeparator),
		...(hasAffixes
			? { prefix: decodeEntities(words(from.prefix)), suffix: decodeEntities(words(from.suffix)) }
			: fromPosition),
	};
};

const storePage = (json: unknown): StorePage => {
	const from = source(json);
	return {
		id: integer(0)(from.id),
		title: decodeEntities(words(from.title)),
		permalink: words(from.permalink),
	};
};

const field = (label: string, index: number, required = true): AddressFieldSetting => ({
	label,
	optionalLabel: `${label} (optional)`,
	required,
	hidden: false,
	index,
});

/** Spec section 3, address field configuration. The phone, which that leaves out, stands where WooCommerce has it. */
const DEFAULT_ADDRESS_FIELDS: FieldSettings = {
	first_name: field('First name', 10),
	last_name: field('Last name', 20),
	company: field('Company', 30, false),
	address_1: field('Address', 40),
	address_2: field('Apartment, suite, etc.', 50, false),
	country: field('Country/Region', 60),
	city: field('City', 70),
	state: field('State/County', 80),
	postcode: field('Postal code', 90),
	phone: field('Phone', 100, false),
};

const FIELD_TYPES = ['text', 'select', 'checkbox'] as const;

const option = (json: unknown): readonly [string, string] => {
	const from = source(json);
	return [words(from.value), decodeEntities(words(from.label))];
};

/** What only fields of plugins have. */
const pluginField = (from: Source): Partial<AddressFieldSetting> => {
	const type = FIELD_TYPES.find((known) => known === from.type);
	const maxLength = integer(0)(from.maxLength);
	return {
		...(type && { type }),
		...(type === 'select' && { options: decodeOr(list(option), [])(from.options) }),
		...(typeof from.autoComplete === 'string' && { autoComplete: from.autoComplete }),
		...(Number.isInteger(maxLength) && maxLength > 0 && { maxLength }),
		...(typeof from.pattern === 'string' && { pattern: from.pattern }),
		...(typeof from.title === 'string' && { title: decodeEntities(from.title) }),
	};
};

/** Only what is given; locales of countries name nothing else. A hidden field is not required. */
const partialField = (json: unknown): Partial<AddressFieldSetting> => {
	const from = source(json);
	const hidden = flagOr(false)(from.hidden);
	return {
		...pluginField(from),
		...(typeof from.label === 'string' && { label: decodeEntities(from.label) }),
		...(typeof from.optionalLabel === 'string' && {
			optionalLabel: decodeEntities(from.optionalLabel),
		}),
		...('required' in from && { required: flagOr(false)(from.required) }),
		...('hidden' in from && { hidden }),
		...(hidden && { required: false }),
		...(('index' in from || 'priority' in from) && {
			index: integer(0)(from.index ?? from.priority),
		}),
	};
};

/** Fields laid over those that are there anyway; a field that is not, is optional unless it says otherwise. */
const fieldsOver = (known: FieldSettings, json: unknown): FieldSettings => ({
	...known,
	...Object.fromEntries(
		Object.entries(source(json)).map(([name, value]) => {
			const given = partialField(value);
			const base = known[name] ?? field(given.label ?? name, integer(100)(given.index), false);
			const label = given.label ?? base.label;
			return [name, { ...base, optionalLabel: `${label} (optional)`, ...given }];
		}),
	),
});

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const locale = (json: unknown): SiteSettings['locale'] => {
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
