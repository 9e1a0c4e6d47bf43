/**
 * window.wcSettings as WooCommerce's PHP prints it along with the handle wc-settings. Read on demand: gateways' data
 * may be printed after this script has run.
 */
import { currency as decodeCurrency } from '../../api/decode/currency-setting';
import { locale as decodeLocale } from '../../api/settings';
import type { Currency } from '../../domain/money';
import { isObject } from '../../domain/unknown-object';
import type { UnknownObject } from '../../domain/unknown-object';

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
