/**
 * Writes a language's messages in the formats that WordPress reads: .mo, .l10n.php, the JSON of scripts, and a script.
 */
import { DOMAIN } from './languages.mjs';
import { keyOf } from './message.mjs';

/** Separator between the plural forms of a message in .mo and .l10n.php. */
const BETWEEN_FORMS = '\0';

const MO_MAGIC = 0x950412de;
const MO_HEADER_BYTES = 28;

/**
 * Returns the length and offset of each text when all are written one after the other, each followed by a zero byte.
 */
const tableOf = (texts, from) => {
	const table = Buffer.alloc(texts.length * 8);
	let offset = from;
	texts.forEach((text, index) => {
		table.writeUInt32LE(text.length, index * 8);
		table.writeUInt32LE(offset, index * 8 + 4);
		offset += text.length + 1;
	});
	return { table, end: offset };
};

const withZero = (text) => Buffer.concat([text, Buffer.alloc(1)]);

const headersOf = ({ locale, pluralForms }) =>
	`Language: ${locale}\nContent-Type: text/plain; charset=UTF-8\nPlural-Forms: ${pluralForms}\n`;

/**
 * Returns the binary format of gettext.
 *
 * @param {import('./languages.mjs').Language} language
 * @param {readonly import('./message.mjs').Translated[]} messages
 * @returns {Buffer}
 */
export const moOf = (language, messages) => {
	const pairs = [
		['', headersOf(language)],
		...messages.map((message) => [
			keyOf(message) + (message.plural === null ? '' : BETWEEN_FORMS + message.plural),
			message.translations.join(BETWEEN_FORMS),
		]),
	]
		.map((pair) => pair.map((text) => Buffer.from(text)))
		// Sorted by bytes, as readers may use binary search.
		.sort(([some], [other]) => Buffer.compare(some, other));
	const originals = pairs.map(([original]) => original);
	const translations = pairs.map(([, translation]) => translation);
	const tablesFrom = MO_HEADER_BYTES;
	const textsFrom = tablesFrom + pairs.length * 16;
	const first = tableOf(originals, textsFrom);
	const second = tableOf(translations, first.end);
	const header = Buffer.alloc(MO_HEADER_BYTES);
	[MO_MAGIC, 0, pairs.length, tablesFrom, tablesFrom + pairs.length * 8, 0, textsFrom].forEach(
		(value, index) => header.writeUInt32LE(value, index * 4),
	);
	return Buffer.concat([
		header,
		first.table,
		second.table,
		...originals.map(withZero),
		...translations.map(withZero),
	]);
};

const phpText = (text) =>
	text
		.split(BETWEEN_FORMS)
		.map((part) => `'${part.replace(/[\\']/g, '\\$&')}'`)
		.join(` . "\\0" . `);

/**
 * Returns the format that WordPress reads fastest (6.5 and later): a PHP file that opcache caches.
 *
 * @param {import('./languages.mjs').Language} language
 * @param {readonly import('./message.mjs').Translated[]} messages
 */
export const phpOf = (language, messages) => {
	const lines = messages.map(
		(message) =>
			`\t\t${phpText(keyOf(message))} => ${phpText(message.translations.join(BETWEEN_FORMS))},\n`,
	);
	return `<?php
return array(
	'domain'       => null,
	'language'     => ${phpText(language.locale)},
	'plural-forms' => ${phpText(language.pluralForms)},
	'messages'     => array(
${lines.join('')}	),
);
`;
};

/** Argument of wp.i18n.setLocaleData(). */
const localeDataOf = (language, messages) => ({
	'': { domain: 'messages', lang: language.locale, 'plural-forms': language.pluralForms },
	...Object.fromEntries(messages.map((message) => [keyOf(message), message.translations])),
});

/** Returns the JSON file that WordPress looks for when it prints a script. */
export const jsonOf = (language, messages) =>
	JSON.stringify({
		domain: 'messages',
		locale_data: { messages: localeDataOf(language, messages) },
	});

/** Returns a script that passes the messages to wp.i18n itself. */
export const scriptOf = (language, messages) =>
	`wp.i18n.setLocaleData(${JSON.stringify(localeDataOf(language, messages))},${JSON.stringify(DOMAIN)});\n`;
