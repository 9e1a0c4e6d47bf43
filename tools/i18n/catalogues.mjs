/** The files in languages/: what they must hold, and how a change of the sources comes into them. */
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

/** The template of these texts. */
export const templateOf = (messages) =>
	writePo({
		about: 'All texts of Storefront Islands. Made by `npm run i18n`.',
		headers: HEADERS,
		messages: messages.map((message) => untranslated(message, 2)),
	});

/** A language's messages as its file has them; none where there is no file yet. */
export const readTranslations = (language) => {
	const file = translationFile(language);
	return existsSync(file) ? readPo(readFileSync(file, 'utf8')) : [];
};

/**
 * A language's file for these texts: with the translations that it had, without those of texts that are no more.
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
			const { translations, isFuzzy } = byKey.get(keyOf(message)) ?? { translations: [''] };
			const blank = untranslated(message, language.forms);
			return {
				...blank,
				translations: blank.translations.map((none, form) => translations[form] ?? none),
				isFuzzy: isFuzzy ?? false,
			};
		}),
	});
};

/** What a text says, without where: that may change with any change of the sources. */
const saidBy = (messages) =>
	messages.map(({ context, id, plural, comments }) =>
		JSON.stringify([context, id, plural, comments.toSorted()]),
	);

/** Whether the template in languages/ has just these texts. */
export const isTemplateOf = (messages) => {
	const template = existsSync(TEMPLATE) ? readPo(readFileSync(TEMPLATE, 'utf8')) : [];
	return saidBy(template).toSorted().join() === saidBy(messages).toSorted().join();
};
