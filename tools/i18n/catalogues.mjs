/** Files in languages/: their required content, and how changes of the sources are merged into them. */
import { existsSync, readFileSync } from 'node:fs';
import { DOMAIN, TEMPLATE, translationFile } from './languages.mjs';
import { keyOf } from './message.mjs';
import { readPo, writePo } from './po.mjs';

const HEADERS = {
	'Project-Id-Version': 'Storefront Islands',
	'MIME-Version': '1.0',
	'Content-Type': 'text/plain; charset=UTF-8',
	'Content-Transfer-Encoding': '8bit',
	'X-Domain': DOMAIN,
};

const untranslated = (message, forms) => ({
	...message,
	translations: Array.from({ length: message.plural === null ? 1 : forms }, () => ''),
	isFuzzy: false,
});

/** Returns the template (.pot) for these texts. */
export const templateOf = (messages) =>
	writePo({
		about: 'All texts of Storefront Islands. Made by `npm run i18n`.',
		headers: HEADERS,
		messages: messages.map((message) => untranslated(message, 2)),
	});

/** Reads the messages of a language's file; empty if there is no file yet. */
export const readTranslations = (language) => {
	const file = translationFile(language);
	return existsSync(file) ? readPo(readFileSync(file, 'utf8')) : [];
};

/**
 * Returns a language's file for these texts: keeps known translations, marks new texts as fuzzy, and removes those that
 * no longer exist.
 *
 * @param {import('./languages.mjs').Language} language
 * @param {readonly import('./message.mjs').Message[]} messages
 * @param {readonly import('./message.mjs').Translated[]} known
 */
export const translationsOf = (language, messages, known) => {
	const byKey = new Map(known.map((message) => [keyOf(message), message]));
	return writePo({
		about: `Storefront Islands in ${language.name}.`,
		headers: { ...HEADERS, Language: language.locale, 'Plural-Forms': language.pluralForms },
		messages: messages.map((message) => {
			const { translations, isFuzzy } = byKey.get(keyOf(message)) ?? {
				translations: [''],
				isFuzzy: true,
			};
			const blank = untranslated(message, language.forms);
			return {
				...blank,
				translations: blank.translations.map((none, form) => translations[form] ?? none),
				isFuzzy,
			};
		}),
	});
};

/** Returns the content of messages without their locations, which may change with any change of the sources. */
const saidBy = (messages) =>
	messages.map(({ context, id, plural, comments }) =>
		JSON.stringify([context, id, plural, comments.toSorted()]),
	);

/** True if the template in languages/ contains exactly these texts. */
export const isTemplateOf = (messages) => {
	const template = existsSync(TEMPLATE) ? readPo(readFileSync(TEMPLATE, 'utf8')) : [];
	return saidBy(template).toSorted().join() === saidBy(messages).toSorted().join();
};
