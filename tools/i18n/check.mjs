/**
 * Rules for translations: the parts of a text that its translation must keep. Pure functions; every rule returns its
 * findings as sentences.
 */
import { placeholdersOf, tagsOf } from './message.mjs';

/** Counts that include every plural form of every language. */
const COUNTS = Array.from({ length: 201 }, (_, count) => count);

const sameList = (some, others) =>
	some.length === others.length && some.every((one, index) => one === others[index]);

const listOf = (items) => (items.length === 0 ? 'none' : items.join(' '));

/**
 * Returns the spaces and line breaks at both ends. No-break spaces are ignored: one may be a translation of its own,
 * such as the thousands separator.
 */
const edges = (text) => [/^[ \n\t]*/.exec(text)[0], /[ \n\t]*$/.exec(text)[0]];

/**
 * Matches a missing no-break space: French requires one before these signs and inside these quotation marks; ; may end
 * an entity.
 */
const BREAKABLE_IN_FRENCH = /[^\u00a0\u202f](?<!&\w+)[:;!?»](?=\s|$)|«[^\u00a0\u202f]/u;

/** Rules for a single language. */
const OWN_RULES = {
	fr_FR: (translation) =>
		BREAKABLE_IN_FRENCH.test(translation)
			? ['needs a no-break space before : ; ! ? » and after «']
			: [],
};

/** Returns the source text of a plural form: the singular only if the form is used for 1 and nothing else. */
const textFor = ({ id, plural }, form, { formOf }) => {
	if (plural === null) {
		return id;
	}
	const counts = COUNTS.filter((count) => formOf(count) === form);
	return counts.length === 1 && counts[0] === 1 ? id : plural;
};

const problemsOfForm = (text, translation, { locale }) => {
	if (translation === '') {
		return ['is missing'];
	}
	const problems = [];
	if (!sameList(placeholdersOf(text), placeholdersOf(translation))) {
		problems.push(
			`has placeholders ${listOf(placeholdersOf(translation))} instead of ${listOf(placeholdersOf(text))}`,
		);
	}
	if (!sameList(tagsOf(text).toSorted(), tagsOf(translation).toSorted())) {
		problems.push(`has tags ${listOf(tagsOf(translation))} instead of ${listOf(tagsOf(text))}`);
	}
	if (!sameList(edges(text), edges(translation))) {
		problems.push('begins or ends with another white space');
	}
	return [...problems, ...(OWN_RULES[locale]?.(translation) ?? [])];
};

/**
 * True for a text that waits for its translation: marked as fuzzy, as translators' programs mark what is doubtful. It
 * is not shipped, so the plugin shows the English text.
 *
 * @param {import('./message.mjs').Translated} message
 */
export const isWaiting = ({ isFuzzy }) => isFuzzy;

/**
 * Returns the problems of a translation.
 *
 * @param {import('./message.mjs').Translated} message
 * @param {import('./languages.mjs').Language} language
 * @returns {string[]} Sentences that continue after the message's name; empty if the translation is correct.
 */
export const problemsOf = (message, language) => {
	const forms = message.plural === null ? 1 : language.forms;
	if (isWaiting(message)) {
		return ['is marked as fuzzy'];
	}
	if (message.translations.length !== forms) {
		return [`has ${message.translations.length} forms instead of ${forms}`];
	}
	return message.translations.flatMap((translation, form) =>
		problemsOfForm(textFor(message, form, language), translation, language).map((problem) =>
			forms === 1 ? problem : `${problem} (form ${form})`,
		),
	);
};
