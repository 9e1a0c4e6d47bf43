/** Reads and writes .po and .pot files by gettext-parser, as translators' tools do. */
import { po } from 'gettext-parser';

const FUZZY = 'fuzzy';

/** Returns the lines of a comment; none if it is absent. */
const linesOf = (comment) => comment?.split('\n') ?? [];

/** @returns {import('./message.mjs').Translated} */
const fromEntry = ({ msgctxt, msgid, msgid_plural: plural, msgstr, comments = {} }) => ({
	context: msgctxt ?? null,
	id: msgid,
	plural: plural ?? null,
	comments: linesOf(comments.extracted),
	files: linesOf(comments.reference),
	translations: msgstr,
	isFuzzy: linesOf(comments.flag).some((flags) => flags.split(/,\s*/).includes(FUZZY)),
});

/** @param {import('./message.mjs').Translated} message */
const toEntry = ({ context, id, plural, comments, files, translations, isFuzzy }) => ({
	msgctxt: context ?? '',
	msgid: id,
	...(plural !== null && { msgid_plural: plural }),
	msgstr: translations,
	comments: {
		extracted: comments.join('\n'),
		reference: files.join('\n'),
		flag: isFuzzy ? FUZZY : '',
	},
});

const isMessage = ({ msgctxt, msgid }) => msgid !== '' || msgctxt !== undefined;

/**
 * Reads the messages of a file, without obsolete ones (#~); those without context first.
 *
 * @param {string} content
 * @returns {import('./message.mjs').Translated[]}
 */
export const readPo = (content) =>
	Object.values(po.parse(content).translations)
		.flatMap((entries) => Object.values(entries))
		.filter(isMessage)
		.map(fromEntry);

/**
 * Returns a translation table of gettext-parser: its entries by context and text.
 *
 * @param {Record<string, string>} headers
 * @param {readonly import('./message.mjs').Translated[]} messages
 */
export const tableOf = (headers, messages) => {
	const translations = { '': {} };
	for (const message of messages) {
		const entry = toEntry(message);
		translations[entry.msgctxt] ??= {};
		translations[entry.msgctxt][entry.msgid] = entry;
	}
	return { charset: 'utf-8', headers, translations };
};

/**
 * Writes a file: the introductory comment, the headers, the messages in the given order. Lines are not folded, so that
 * a changed text changes one line.
 *
 * @param {{about: string, headers: Record<string, string>, messages: readonly import('./message.mjs').Translated[]}} content
 * @returns {string}
 */
export const writePo = ({ about, headers, messages }) => {
	const { translations, ...table } = tableOf(headers, messages);
	const position = new Map(
		messages.map(({ context, id }, index) => [translations[context ?? ''][id], index]),
	);
	const head = { msgid: '', msgstr: [''], comments: { translator: about } };
	const content = po.compile(
		{ ...table, translations: { ...translations, '': { ...translations[''], '': head } } },
		{ foldLength: 0, sort: (one, other) => position.get(one) - position.get(other) },
	);
	return content.toString('utf8');
};
