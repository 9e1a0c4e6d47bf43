import type { Currency } from '../../domain/support/money';
import { readNumber, readText } from '../../domain/support/unknown';
import type { UnknownObject } from '../../domain/support/unknown';

/** Most decimals that a currency may have; more would not fit on a screen. */
const MAX_MINOR_UNIT = 20;

/**
 * Decodes the currency_ fields beside the amounts of a response. Where a plugin switches currencies, it may differ from
 * the currency of the page's settings: a page from a cache has those of another visitor.
 */
export const readCurrencyFields = (from: UnknownObject): Currency => ({
	code: readText(from.currency_code),
	symbol: readText(from.currency_symbol),
	minorUnit: Math.min(readNumber(from.currency_minor_unit, 2), MAX_MINOR_UNIT),
	decimalSeparator: readText(from.currency_decimal_separator),
	thousandSeparator: readText(from.currency_thousand_separator),
	prefix: readText(from.currency_prefix),
	suffix: readText(from.currency_suffix),
});
