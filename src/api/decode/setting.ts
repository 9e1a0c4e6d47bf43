/** Decoders of settings: a missing or malformed value gets the fallback, nothing throws. */
import type {
	CurrencySetting,
	AddressFieldSetting,
	FieldSettings,
} from '../../domain/support/settings';
import { decodeEntities } from '../../domain/html/text';
import { isRecord } from '../../domain/support/unknown';
import { decodeOr, flag, map, number, text, list } from './json';
import type { Decoder } from './json';

export type Source = Readonly<Record<string, unknown>>;

/** String; empty if missing. */
export const optionalText = decodeOr(text, '');
export const integer = (fallback: number): Decoder<number> => decodeOr(number(fallback), fallback);
export const flagOr = (fallback: boolean): Decoder<boolean> => decodeOr(flag(fallback), fallback);
/** Non-empty string, or the fallback. */
export const textOr =
	(fallback: string): Decoder<string> =>
	(json) =>
		optionalText(json) || fallback;
/** Object; empty if missing. */
export const source = (json: unknown): Source => (isRecord(json) ? json : {});

/** Decodes the named fields, each with its decoder; others are left out. */
export const fields = <Shape>(decoders: {
	readonly [Name in keyof Shape]-?: Decoder<Shape[Name]>;
}): Decoder<Shape> => {
	const entries = Object.entries<Decoder<unknown>>(decoders);
	return (json) => {
		const from = source(json);
		// Its type is given by the decoders.
		const target = Object.create(Object.prototype);
		for (const [name, decode] of entries) {
			target[name] = decode(from[name]);
		}
		return target;
	};
};

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

const field = (label: string, index: number, required = true): AddressFieldSetting => ({
	label,
	optionalLabel: `${label} (optional)`,
	required,
	hidden: false,
	index,
});

/**
 * Defaults of docs/behaviour.md#address-fields. The phone is at WooCommerce's
 * position.
 */
export const DEFAULT_ADDRESS_FIELDS: FieldSettings = {
	first_name: field('First name', 10),
	last_name: field('Last name', 20),
	company: field('Company', 30, false),
	address_1: field('Address', 40),
	address_2: field('Apartment, suite, etc.', 50, false),
	country: field('Country/Region', 60),
	city: field('City', 70),
	state: field('State/County', 80),
	postcode: field('Postal code', 90),
	phone: field('Phone', 100, false),
};

const FIELD_TYPES = ['text', 'select', 'checkbox'] as const;

const option = (json: unknown): readonly [string, string] => {
	const from = source(json);
	return [optionalText(from.value), decodeEntities(optionalText(from.label))];
};

/** Texts that only fields of plugins have, plain text. */
const PLUGIN_TEXTS = ['autoComplete', 'errorMessage', 'pattern', 'placeholder', 'title'] as const;

/** Settings that only fields of plugins have. */
const pluginField = (from: Source): Partial<AddressFieldSetting> => {
	const type = FIELD_TYPES.find((known) => known === from.type);
	const maxLength = integer(0)(from.maxLength);
	return {
		...(type && { type }),
		...(type === 'select' && { options: decodeOr(list(option), [])(from.options) }),
		...(Number.isInteger(maxLength) && maxLength > 0 && { maxLength }),
		...Object.fromEntries(
			PLUGIN_TEXTS.filter((name) => from[name]).map((name) => [name, optionalText(from[name])]),
		),
		...(isRecord(from.attributes) && { attributes: map(optionalText)(from.attributes) }),
	};
};

/**
 * Decodes only the settings that are present, as locales of countries name only some. A hidden field is not required.
 */
export const partialField = (json: unknown): Partial<AddressFieldSetting> => {
	const from = source(json);
	const hidden = flagOr(false)(from.hidden);
	return {
		...pluginField(from),
		...(typeof from.label === 'string' && {
			label: decodeEntities(from.label),
			optionalLabel: `${decodeEntities(from.label)} (optional)`,
		}),
		...(typeof from.optionalLabel === 'string' && {
			optionalLabel: decodeEntities(from.optionalLabel),
		}),
		...('required' in from && { required: flagOr(false)(from.required) }),
		...('hidden' in from && { hidden }),
		...(hidden && { required: false }),
		...(('index' in from || 'priority' in from) && {
			index: integer(0)(from.index ?? from.priority),
		}),
	};
};

/** Merges fields over the known ones; a field that is not known is optional unless specified otherwise. */
export const mergeFieldSettings = (known: FieldSettings, json: unknown): FieldSettings => ({
	...known,
	...Object.fromEntries(
		Object.entries(source(json)).map(([name, value]) => {
			const given = partialField(value);
			return [name, { ...(known[name] ?? field(name, 100, false)), ...given }];
		}),
	),
});
