/**
 * window.wcSettings as WooCommerce's PHP prints it, beside the handle wc-settings. Read when it is asked for: gateways' data
 * may be printed after our script has run.
 */
import { currency as decodeCurrency } from '../../api/decode/currency-setting';
import { locale as decodeLocale } from '../../api/settings';
import type { Currency } from '../../domain/money';
import { isObject } from '../../domain/unknown-object';
import type { UnknownObject } from '../../domain/unknown-object';

/** What a page without the data has. */
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

/** A part of the settings that is an object. */
export const asObject = (value: unknown): UnknownObject => (isObject(value) ? value : {});

const printedSettings = (): UnknownObject => asObject(Reflect.get(window, 'wcSettings'));

/** All settings; currency and locale complete. */
export const readSettings = (): UnknownObject => {
	const printed = printedSettings();
	return {
		...DEFAULTS,
		...printed,
		currency: { ...decodeCurrency(printed.currency), ...asObject(printed.currency) },
		locale: { ...decodeLocale(printed.locale), ...asObject(printed.locale) },
	};
};

/** What stands before an amount, by the symbol's position. */
export const getCurrencyPrefix = (symbol: string, symbolPosition: string): string =>
	decodeCurrency({ symbol, symbolPosition }).prefix;

/** What stands after an amount, by the symbol's position. */
export const getCurrencySuffix = (symbol: string, symbolPosition: string): string =>
	decodeCurrency({ symbol, symbolPosition }).suffix;

/** The shop's currency as prices are written in it. */
export const siteCurrency = (): Currency => decodeCurrency(printedSettings().currency);
