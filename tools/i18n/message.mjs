/** A text for people, as gettext knows it. */

/**
 * @typedef {object} Message
 * @property {string | null} context Tells apart texts that read the same in English.
 * @property {string} id The English text; of a text with a plural, its singular.
 * @property {string | null} plural
 * @property {readonly string[]} comments For translators.
 * @property {readonly string[]} files Where it stands, seen from the project. Without lines: they move with every
 * change.
 */

/**
 * A message with what it is in another language.
 *
 * @typedef {Message & {translations: readonly string[], isFuzzy: boolean}} Translated
 * translations: one for each form, empty where there is none yet. isFuzzy: somebody has doubts about it, so that it
 * does not count.
 */

/** Between context and text in a message's key, as in .mo files and in @wordpress/i18n. */
const AFTER_CONTEXT = '\u0004';

/** What a message is looked up by. */
export const keyOf = ({ context, id }) => (context === null ? id : context + AFTER_CONTEXT + id);

/** What sprintf() fills in: %s, %1$s, %d, %.2f; %% is a percent sign. */
const PLACEHOLDER = /%(?:(\d+)\$)?[-+ 0#']*\d*(?:\.\d+)?([sdfFueEgGoxXbc%])/g;

/**
 * The places that sprintf() fills in a text, each as "1s", "2d", in order of their arguments, however they are written:
 * "%s of %s" has the same as "%2$s, %1$s".
 */
export const placeholdersOf = (text) => {
	let next = 0;
	return [...text.matchAll(PLACEHOLDER)]
		.filter(([, , type]) => type !== '%')
		.map(([, position, type]) => `${position ?? ++next}${type}`)
		.sort();
};

/** The tags of a text, in their order. */
export const tagsOf = (text) => text.match(/<\/?[a-z][^>]*>/gi) ?? [];

const union = (some, others) => [...new Set([...some, ...others])];

/**
 * Texts found at several places as one message each, in the order of where they were first found.
 *
 * @param {readonly Message[]} found
 * @returns {Message[]}
 */
export const mergeMessages = (found) => {
	const messages = new Map();
	for (const message of found) {
		const known = messages.get(keyOf(message));
		messages.set(
			keyOf(message),
			known === undefined
				? message
				: {
						...known,
						plural: known.plural ?? message.plural,
						comments: union(known.comments, message.comments),
						files: union(known.files, message.files),
					},
		);
	}
	return [...messages.values()];
};
