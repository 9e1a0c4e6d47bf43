/** Decoders of the settings of address fields: a missing or malformed value gets the fallback, nothing throws. */
import type { AddressFieldSetting, FieldSettings } from '../../domain/support/settings';
import { decodeEntities } from '../../domain/html/text';
import { isRecord } from '../../domain/support/unknown';
import { decodeOr, list, map } from './json';
import { flagOr, integer, label, optionalText, source } from './setting';
import type { Source } from './setting';

const field = (name: string, index: number, required = true): AddressFieldSetting => ({
	label: name,
	optionalLabel: `${name} (optional)`,
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
	return [optionalText(from.value), label(from.label)];
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

/**
 * Merges fields over the known ones, in the order of the settings; a field that is not known is optional unless specified
 * otherwise.
 */
export const mergeFieldSettings = (known: FieldSettings, json: unknown): FieldSettings => {
	const given = Object.fromEntries(
		Object.entries(map(partialField)(json)).map(([name, changes]) => [
			name,
			{ ...(known[name] ?? field(name, 100, false)), ...changes },
		]),
	);
	return { ...given, ...known, ...given };
};
