import type { AddressFieldSetting, FieldSettings } from '../../domain/settings';
import { decodeEntities } from '../../domain/text';
import { decodeOr, list } from './json';
import type { Source } from './setting';
import { flagOr, integer, source, optionalText } from './setting';

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

/** Settings that only fields of plugins have. */
const pluginField = (from: Source): Partial<AddressFieldSetting> => {
	const type = FIELD_TYPES.find((known) => known === from.type);
	const maxLength = integer(0)(from.maxLength);
	return {
		...(type && { type }),
		...(type === 'select' && { options: decodeOr(list(option), [])(from.options) }),
		...(typeof from.autoComplete === 'string' && { autoComplete: from.autoComplete }),
		...(Number.isInteger(maxLength) && maxLength > 0 && { maxLength }),
		...(typeof from.pattern === 'string' && { pattern: from.pattern }),
		...(typeof from.title === 'string' && { title: decodeEntities(from.title) }),
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
