/**
 * Site settings (docs/behaviour.md#site-settings) that the catalogue needs, decoded separately so that product pages
 * load little code.
 */
import type { ProductAttribute } from '../../domain/catalogue/filters';
import type { Currency } from '../../domain/support/money';
import { readFlag, readList, readNumber, readRecord, readText } from '../../domain/support/unknown';
import type { CatalogueSettings } from './page';

const readCurrency = (json: unknown): Currency => {
	const from = readRecord(json);
	const symbol = readText(from.symbol, '$');
	const position = readText(from.symbolPosition);
	const space = position.endsWith('_space') ? ' ' : '';
	const isRight = position.startsWith('right');
	const minorUnit = readNumber(from.precision, 2);
	return {
		code: readText(from.code, 'USD'),
		symbol,
		minorUnit: Number.isInteger(minorUnit) && minorUnit >= 0 && minorUnit <= 8 ? minorUnit : 2,
		decimalSeparator: readText(from.decimalSeparator) || '.',
		// An empty separator is a valid setting; only a missing one gets the default.
		thousandSeparator: readText(from.thousandSeparator, ','),
		prefix: isRight ? '' : symbol + space,
		suffix: isRight ? space + symbol : '',
	};
};

const readAttribute = (json: unknown): ProductAttribute => {
	const { id, name, taxonomy, label } = readRecord(json);
	return {
		id: readNumber(id, 0),
		name: readText(name),
		taxonomy: readText(taxonomy),
		label: readText(label),
	};
};

/** Decodes the settings printed by PHP; missing or malformed values get the defaults of docs/behaviour.md#money. */
export const readSettings = (settings: unknown): CatalogueSettings => {
	const { currency, productAttributes, defaultsToOr, pagedPath, pageQuery } = readRecord(settings);
	return {
		currency: readCurrency(currency),
		attributes: readList(productAttributes)
			.map(readAttribute)
			.filter(({ taxonomy }) => taxonomy !== ''),
		defaultsToOr: readFlag(defaultsToOr),
		pagedPath: readText(pagedPath),
		pageQuery: readRecord(pageQuery),
	};
};
