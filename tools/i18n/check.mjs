/** What a translation must keep of its text. Pure: every rule says in words what it finds. */
import { placeholdersOf, tagsOf } from './message.mjs';

/** Counts that show every form of every language. */
const COUNTS = Array.from({ length: 201 }, (_, count) => count);

const sameList = (some, others) =>
	some.length === others.length && some.every((one, index) => one === others[index]);

const listOf = (items) => (items.length === 0 ? 'none' : items.join(' '));

/**
 * Spaces and line breaks at both ends. A no-break space may be a translation of its own, as what stands between
 * thousands.
 */
const edges = (text) => [/^[ \n\t]*/.exec(text)[0], /[ \n\t]*$/.exec(text)[0]];

/**
 * In French a space that must not break stands before these signs and inside these quotation marks; ; may end an
 * entity.
 */
const BREAKABLE_IN_FRENCH = /[^\u00a0\u202f](?<!&\w+)[:;!?»](?=\s|$)|«[^\u00a0\u202f]/u;

/** Rules of one language's own. */
const OWN_RULES = {
	fr_FR: (translation) =>
		BREAKABLE_IN_FRENCH.test(translation)
			? ['needs a no-break space before : ; ! ? » and after «']
			: [],
};

/** The text that a form stands for: the singular only where the form is for 1 and nothing else. */
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
 * What is wrong with a translation.
 *
 * @param {import('./message.mjs').Translated} message
 * @param {import('./languages.mjs').Language} language
 * @returns {string[]} Sentences that go on after its name; none where it is right.
 */
export const problemsOf = (message, language) => {
	const forms = message.plural === null ? 1 : language.forms;
	if (message.isFuzzy) {
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
