/** The few site settings (spec section 3) that the catalogue needs, decoded apart: pages of products load little. */
import { decodeOr, isRecord, list, number, text } from '../../api/decode/json';
import type { ProductAttribute } from '../../domain/catalogue/attribute';
import type { Currency } from '../../domain/money';
import type { CatalogueSettings } from './page';

const words = decodeOr(text, '');

const readCurrency = (json: unknown): Currency => {
	const from = isRecord(json) ? json : {};
	const symbol = decodeOr(text, '$')(from.symbol);
	const position = words(from.symbolPosition);
	const space = position.endsWith('_space') ? ' ' : '';
	const isRight = position.startsWith('right');
	const minorUnit = decodeOr(number(2), 2)(from.precision);
	return {
		code: decodeOr(text, 'USD')(from.code),
		symbol,
		minorUnit: Number.isInteger(minorUnit) && minorUnit >= 0 && minorUnit <= 8 ? minorUnit : 2,
		decimalSeparator: words(from.decimalSeparator) || '.',
		// An empty separator is a choice; only a missing one gets the default.
		thousandSeparator: decodeOr(text, ',')(from.thousandSeparator),
		prefix: isRight ? '' : symbol + space,
		suffix: isRight ? space + symbol : '',
	};
};

const readAttribute = (json: unknown): readonly ProductAttribute[] => {
	if (!isRecord(json)) {
		return [];
	}
	const taxonomy = words(json.taxonomy);
	return taxonomy === ''
		? []
		: [
				{
					id: decodeOr(number(0), 0)(json.id),
					name: words(json.name),
					taxonomy,
					label: words(json.label),
				},
			];
};

/** Reads what PHP printed; what is missing or malformed gets the defaults of spec section 9. */
export const readSettings = (settings: unknown): CatalogueSettings => {
	const from = isRecord(settings) ? settings : {};
	return {
		currency: readCurrency(from.currency),
		attributes: decodeOr(list(readAttribute), [])(from.productAttributes).flat(),
		pageQuery: isRecord(from.pageQuery) ? from.pageQuery : {},
	};
};
