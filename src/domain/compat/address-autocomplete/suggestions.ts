/** Suggestions of an address autocomplete provider (docs/extensions.md#address-autocomplete). */
import { ADDRESS_FIELDS } from '../../support/address';
import { decodeEntities } from '../../html/text';
import { isObject, readList, readRecord } from '../../support/unknown';

export interface LabelPart {
	readonly text: string;
	/** True if the provider marks the part as matching the query. */
	readonly isMatch: boolean;
}

export interface Suggestion {
	readonly id: string;
	readonly label: readonly LabelPart[];
}

/** Number of suggestions that WooCommerce shows. */
const MAX_SUGGESTIONS = 5;

/** Shortest text that is searched for. */
export const MIN_QUERY = 3;

/** Splits a label at the matches; those that overlap or are outside of it are ignored. */
const labelParts = (label: string, matches: unknown): readonly LabelPart[] => {
	const parts: LabelPart[] = [];
	let end = 0;
	for (const match of readList(matches)) {
		const { offset, length } = readRecord(match);
		if (
			typeof offset === 'number' &&
			typeof length === 'number' &&
			offset >= end &&
			length > 0 &&
			offset + length <= label.length
		) {
			parts.push({ text: label.slice(end, offset), isMatch: false });
			end = offset + length;
			parts.push({ text: label.slice(offset, end), isMatch: true });
		}
	}
	parts.push({ text: label.slice(end), isMatch: false });
	return parts.filter(({ text }) => text !== '');
};

/** Reads the result of a provider's search; what has no id or no label is omitted. */
export const readSuggestions = (result: unknown): readonly Suggestion[] =>
	readList(result)
		.flatMap((item) => {
			const { id, label, matchedSubstrings } = readRecord(item);
			return typeof id === 'string' && typeof label === 'string' && label !== ''
				? [{ id, label: labelParts(decodeEntities(label), matchedSubstrings) }]
				: [];
		})
		.slice(0, MAX_SUGGESTIONS);

/** States by country: code → name. */
type States = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the code of a state that is given by its code or its name; the text itself if it is neither. */
const stateCode = (state: string, states: Readonly<Record<string, string>>): string => {
	const wanted = state.toLocaleUpperCase();
	const found = Object.entries(states).find((texts) =>
		texts.some((text) => text.toLocaleUpperCase() === wanted),
	);
	return found ? found[0] : state;
};

/**
 * Reads the address of a chosen suggestion: the fields to fill in, others stay. A state is given by its code or its
 * name; that of another country is removed.
 */
export const readChosenAddress = (
	result: unknown,
	country: string,
	states: States,
): Readonly<Record<string, string>> => {
	if (!isObject(result)) {
		return {};
	}
	const given: Readonly<Record<string, string>> = Object.fromEntries(
		ADDRESS_FIELDS.flatMap((field) => {
			const value = result[field];
			return typeof value === 'string' ? [[field, value] as const] : [];
		}),
	);
	const chosen = given.country ?? country;
	if (given.state !== undefined) {
		return { ...given, state: stateCode(given.state, states[chosen] ?? {}) };
	}
	return chosen === country ? given : { ...given, state: '' };
};
