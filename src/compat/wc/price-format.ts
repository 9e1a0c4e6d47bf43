/**
 * window.wcSettings, as WooCommerce's PHP prints it along with the handle wc-settings, and window.wc.priceFormat, which
 * formats amounts with it. The settings are read on demand: gateways' data may be printed after this script has run.
 */
import { currency as decodeCurrency } from '../../api/decode/currency';
import { locale as decodeLocale } from '../../api/settings/all';
import { formatMoney } from '../../domain/support/money';
import type { Currency } from '../../domain/support/money';
import { decodeEntities } from '../../domain/html/text';
import { isObject } from '../../domain/support/unknown';
import type { UnknownObject } from '../../domain/support/unknown';

/** Settings of a page without the data. */
const DEFAULTS = {
	adminUrl: '',
	countries: [],
	countryData: {},
	currentUserId: 0,
	currentUserIsAdmin: false,
	homeUrl: '',
	orderStatuses: [],
	placeholderImgSrc: '',
	siteTitle: '',
	storePages: [],
	wcAssetUrl: '',
	wcVersion: '',
	wpLoginUrl: '',
	wpVersion: '',
};

/** Returns the value if it is an object, otherwise an empty object. */
export const asObject = (value: unknown): UnknownObject => (isObject(value) ? value : {});

const printedSettings = (): UnknownObject => asObject(Reflect.get(window, 'wcSettings'));

/** Returns all settings, with complete currency and locale. */
export const readSettings = (): UnknownObject => {
	const printed = printedSettings();
	return {
		...DEFAULTS,
		...printed,
		currency: { ...decodeCurrency(printed.currency), ...asObject(printed.currency) },
		locale: { ...decodeLocale(printed.locale), ...asObject(printed.locale) },
	};
};

/** Returns the text before an amount, according to the symbol's position. */
export const getCurrencyPrefix = (symbol: string, symbolPosition: string): string =>
	decodeCurrency({ symbol, symbolPosition }).prefix;

/** Returns the text after an amount, according to the symbol's position. */
export const getCurrencySuffix = (symbol: string, symbolPosition: string): string =>
	decodeCurrency({ symbol, symbolPosition }).suffix;

/** Returns the shop's currency with its formatting rules. */
export const siteCurrency = (): Currency => decodeCurrency(printedSettings().currency);

const textOr = (value: unknown, fallback: string): string =>
	typeof value === 'string' ? value : fallback;

const minorUnitOr = (value: unknown, fallback: number): number =>
	typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : fallback;

/** Returns the currency of a part of a response (currency_code etc.); the shop's currency if it has none. */
export const getCurrencyFromPriceResponse = (part: unknown): Currency => {
	const site = siteCurrency();
	if (!isObject(part) || !part.currency_code) {
		return site;
	}
	return {
		code: textOr(part.currency_code, site.code),
		symbol: textOr(part.currency_symbol, site.symbol),
		minorUnit: minorUnitOr(part.currency_minor_unit, site.minorUnit),
		decimalSeparator: textOr(part.currency_decimal_separator, site.decimalSeparator),
		thousandSeparator: textOr(part.currency_thousand_separator, site.thousandSeparator),
		prefix: textOr(part.currency_prefix, site.prefix),
		suffix: textOr(part.currency_suffix, site.suffix),
	};
};

/** Returns the shop's currency with overrides. */
export const getCurrency = (over: Partial<Currency> = {}): Currency => ({
	...siteCurrency(),
	...over,
});

/**
 * Formats an amount in minor units with the shop's settings; anything that is not a number becomes an empty string. The
 * result is plain text: entities in a symbol are decoded.
 */
export const formatPrice = (price: unknown, over: Partial<Currency> = {}): string => {
	const amount = typeof price === 'number' ? Math.trunc(price) : parseInt(String(price), 10);
	return Number.isFinite(amount)
		? decodeEntities(formatMoney({ amount, currency: getCurrency(over) }))
		: '';
};
