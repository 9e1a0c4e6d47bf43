/**
 * window.wcSettings as WooCommerce's PHP prints it, beside the handle wc-settings. Read when it is asked for: gateways' data
 * may be printed after our script has run.
 */
import type { Currency } from '../../domain/money';
import { decodeEntities } from '../../domain/text';

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

const PREFIXES = new Map([
	['left', (symbol: string) => symbol],
	['left_space', (symbol: string) => `${symbol} `],
]);

const SUFFIXES = new Map([
	['right', (symbol: string) => symbol],
	['right_space', (symbol: string) => ` ${symbol}`],
]);

/** What stands before an amount, by the symbol's position. */
export const getCurrencyPrefix = (symbol: string, position: string): string =>
	PREFIXES.get(position)?.(symbol) ?? '';

/** What stands after an amount, by the symbol's position. */
export const getCurrencySuffix = (symbol: string, position: string): string =>
	SUFFIXES.get(position)?.(symbol) ?? '';

const textOr = (value: unknown, fallback: string): string =>
	typeof value === 'string' ? value : fallback;

/** The shop's currency as prices are written in it. */
export const siteCurrency = (): Currency => {
	const currency = asObject(readSettings().currency);
	const symbol = decodeEntities(textOr(currency.symbol, '$'));
	const position = textOr(currency.symbolPosition, 'left');
	return {
		code: textOr(currency.code, 'USD'),
		symbol,
		minorUnit: Number.isInteger(currency.precision) ? Number(currency.precision) : 2,
		decimalSeparator: textOr(currency.decimalSeparator, '.'),
		thousandSeparator: textOr(currency.thousandSeparator, ','),
		prefix: getCurrencyPrefix(symbol, position),
		suffix: getCurrencySuffix(symbol, position),
	};
};
