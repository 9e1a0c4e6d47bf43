/**
 * window.wcSettings as WooCommerce's PHP prints it, beside the handle wc-settings. Read when it is asked for: gateways' data
 * may be printed after our script has run.
 */
import { currency as decodeCurrency } from '../../api/decode/currency-setting';
import type { Currency } from '../../domain/money';

type Settings = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Settings => typeof value === 'object' && value !== null;

/** What a page without the data has (spec section 9, money and locale). */
const DEFAULTS = {
	adminUrl: '',
	countries: [],
	countryData: {},
	currency: {
		code: 'USD',
		precision: 2,
		symbol: '$',
		symbolPosition: 'left',
		decimalSeparator: '.',
		priceFormat: '%1$s%2$s',
		thousandSeparator: ',',
	},
	currentUserId: 0,
	currentUserIsAdmin: false,
	homeUrl: '',
	locale: {
		siteLocale: 'en_US',
		userLocale: 'en_US',
		weekdaysShort: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
	},
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
export const asObject = (value: unknown): Settings => (isObject(value) ? value : {});

/** All settings; currency and locale complete. */
export const readSettings = (): Settings => {
	const printed = asObject(Reflect.get(window, 'wcSettings'));
	return {
		...DEFAULTS,
		...printed,
		currency: { ...DEFAULTS.currency, ...asObject(printed.currency) },
		locale: { ...DEFAULTS.locale, ...asObject(printed.locale) },
	};
};

/** What stands before an amount, by the symbol's position. */
export const getCurrencyPrefix = (symbol: string, symbolPosition: string): string =>
	decodeCurrency({ symbol, symbolPosition }).prefix;

/** What stands after an amount, by the symbol's position. */
export const getCurrencySuffix = (symbol: string, symbolPosition: string): string =>
	decodeCurrency({ symbol, symbolPosition }).suffix;

/** The shop's currency as prices are written in it. */
export const siteCurrency = (): Currency => decodeCurrency(readSettings().currency);
