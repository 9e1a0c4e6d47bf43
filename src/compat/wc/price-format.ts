/**
 * window.wc.priceFormat. Amounts are in minor units; anything that is not a number is formatted as an empty string.
 * Results are plain text: entities in a symbol are decoded.
 */
import { formatMoney } from '../../domain/money';
import type { Currency } from '../../domain/money';
import { decodeEntities } from '../../domain/text';
import { isObject } from '../../domain/unknown-object';
import { siteCurrency } from './site-settings';

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

/** Formats an amount with the shop's settings. */
export const formatPrice = (price: unknown, over: Partial<Currency> = {}): string => {
	const amount = typeof price === 'number' ? Math.trunc(price) : parseInt(String(price), 10);
	return Number.isFinite(amount)
		? decodeEntities(formatMoney({ amount, currency: getCurrency(over) }))
		: '';
};
