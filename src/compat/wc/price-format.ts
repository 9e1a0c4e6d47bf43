/**
 * window.wc.priceFormat. Amounts are minor units; what is no number formats as nothing. The texts are text: an entity in a
 * symbol is decoded.
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

/** The currency of an answer's part with currency_code and the like; the shop's where it has none. */
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

/** The shop's currency, with what is given laid over it. */
export const getCurrency = (over: Partial<Currency> = {}): Currency => ({
	...siteCurrency(),
	...over,
});

/** An amount as the shop writes it. */
export const formatPrice = (price: unknown, over: Partial<Currency> = {}): string => {
	const amount = typeof price === 'number' ? Math.trunc(price) : parseInt(String(price), 10);
	return Number.isFinite(amount)
		? decodeEntities(formatMoney({ amount, currency: getCurrency(over) }))
		: '';
};
