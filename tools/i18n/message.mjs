/** Translatable text, as gettext defines it. */

/**
 * @typedef {object} Message
 * @property {string | null} context Distinguishes texts that are the same in English.
 * @property {string} id English text; the singular if there is a plural.
 * @property {string | null} plural
 * @property {readonly string[]} comments Comments for translators.
 * @property {readonly string[]} files Files that contain it, as paths from the project's root. Without lines, which
 * move with every change.
 */

/**
 * Message with its translation.
 *
 * @typedef {Message & {translations: readonly string[], isFuzzy: boolean}} Translated
 * translations: one for each form, empty if there is none yet. isFuzzy: the translation is marked as doubtful and does
 * not count.
 */

/** Separator of context and text in a message's key, as in .mo files and in @wordpress/i18n. */
const AFTER_CONTEXT = '\u0004';

/** Returns the key by which a message is looked up. */
export const keyOf = ({ context, id }) => (context === null ? id : context + AFTER_CONTEXT + id);

/** Matches the placeholders of sprintf(): %s, %1$s, %d, %.2f; %% is a percent sign. */
const PLACEHOLDER = /%(?:(\d+)\$)?[-+ 0#']*\d*(?:\.\d+)?([sdfFueEgGoxXbc%])/g;

/**
 * Returns the placeholders of a text, each as "1s", "2d", in order of their arguments, regardless of notation: "%s of
 * %s" has the same as "%2$s, %1$s".
 */
export const placeholdersOf = (text) => {
	let next = 0;
	return [...text.matchAll(PLACEHOLDER)]
		.filter(([, , type]) => type !== '%')
		.map(([, position, type]) => `${position ?? ++next}${type}`)
		.sort();
};

export const tagsOf = (text) => text.match(/<\/?[a-z][^>]*>/gi) ?? [];

const union = (some, others) => [...new Set([...some, ...others])];

/**
 * Merges texts found at several places into one message each, in the order of their first occurrence.
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
