/** Decoder of the shop's currency, with the defaults of docs/behaviour.md#money. */
import type { CurrencySetting } from '../../domain/support/settings';
import { decodeEntities } from '../../domain/html/text';
import { decodeOr, text } from './json';
import { integer, optionalText, source, textOr } from './setting';

interface SymbolPosition extends Pick<CurrencySetting, 'prefix' | 'suffix' | 'priceFormat'> {
	readonly position: CurrencySetting['symbolPosition'];
}

/** Position of the currency symbol (docs/behaviour.md#money). */
const symbolPosition = (symbol: string, position: string): SymbolPosition => {
	switch (position) {
		case 'right':
			return { position, prefix: '', suffix: symbol, priceFormat: '%2$s%1$s' };
		case 'right_space':
			return { position, prefix: '', suffix: ` ${symbol}`, priceFormat: '%2$s %1$s' };
		case 'left_space':
			return { position, prefix: `${symbol} `, suffix: '', priceFormat: '%1$s %2$s' };
		default:
			return { position: 'left', prefix: symbol, suffix: '', priceFormat: '%1$s%2$s' };
	}
};

/** The shop's currency (docs/behaviour.md#money), with its defaults. */
export const currency = (json: unknown): CurrencySetting => {
	const from = source(json);
	const symbol = decodeEntities(textOr('$')(from.symbol));
	const { position, prefix, suffix, priceFormat } = symbolPosition(
		symbol,
		optionalText(from.symbolPosition),
	);
	const hasAffixes = typeof from.prefix === 'string' || typeof from.suffix === 'string';
	const given = integer(2)(from.minorUnit ?? from.precision);
	const precision = Number.isInteger(given) && given >= 0 && given <= 8 ? given : 2;
	return {
		code: textOr('USD')(from.code),
		symbol,
		symbolPosition: position,
		minorUnit: precision,
		precision,
		decimalSeparator: textOr('.')(from.decimalSeparator),
		// An empty separator is a valid setting; only a missing one gets the default.
		thousandSeparator: decodeOr(text, ',')(from.thousandSeparator),
		priceFormat: decodeEntities(textOr(priceFormat)(from.priceFormat)),
		prefix: hasAffixes ? decodeEntities(optionalText(from.prefix)) : prefix,
		suffix: hasAffixes ? decodeEntities(optionalText(from.suffix)) : suffix,
	};
};
