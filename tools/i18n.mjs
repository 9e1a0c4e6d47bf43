#!/usr/bin/env node
/**
 * `npm run i18n`: writes the texts of src, blocks and php-stubs to languages/, keeps the existing translations, marks
 * new texts as fuzzy, and lists what is wrong.
 *
 *   node tools/i18n.mjs [--check | --release]
 *
 * --check writes nothing: it fails if the files do not match the sources, or a translation is missing or wrong. A fuzzy
 * text waits for its translation, and is shown in English until then. --release is the check before a release: it
 * also fails while a text waits.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isTemplateOf, readTranslations, templateOf, translationsOf } from './i18n/catalogues.mjs';
import { isWaiting, problemsOf } from './i18n/check.mjs';
import { LANGUAGES, TEMPLATE, translationFile } from './i18n/languages.mjs';
import { keyOf } from './i18n/message.mjs';
import { readSources } from './i18n/sources.mjs';
import { inProject } from './paths.mjs';
import { exitWith } from './problem.mjs';

const write = (messages) => {
	mkdirSync(inProject('languages'), { recursive: true });
	writeFileSync(TEMPLATE, templateOf(messages));
	for (const language of LANGUAGES) {
		writeFileSync(
			translationFile(language),
			translationsOf(language, messages, readTranslations(language)),
		);
	}
};

const nameOf = ({ context, id }) => `“${id}”${context === null ? '' : ` (${context})`}`;

/** Returns the texts of the sources with their translations in a language. */
const translatedInto = (language, messages) => {
	const known = new Map(readTranslations(language).map((message) => [keyOf(message), message]));
	const untranslated = { translations: [], isFuzzy: false };
	return messages.map((message) => ({
		...(known.get(keyOf(message)) ?? { ...message, ...untranslated }),
		plural: message.plural,
	}));
};

/** Describes the problem of a language's message in one line; null if it is correct. */
const problemOf = (language, message) => {
	const problems = problemsOf(message, language);
	return problems.length === 0
		? null
		: `${language.locale}: ${nameOf(message)} ${problems.join(', and ')}`;
};

const run = () => {
	const { values } = parseArgs({
		options: {
			check: { type: 'boolean', default: false },
			release: { type: 'boolean', default: false },
		},
	});
	const { messages, problems } = readSources();
	if (!values.check && !values.release) {
		write(messages);
	}
	const translated = LANGUAGES.flatMap((language) =>
		translatedInto(language, messages).map((message) => ({ language, message })),
	);
	const waiting = translated.filter(({ message }) => isWaiting(message));
	const checked = values.release
		? translated
		: translated.filter(({ message }) => !isWaiting(message));
	const wrong = checked
		.map(({ language, message }) => problemOf(language, message))
		.filter((problem) => problem !== null);
	const failures = [
		...problems,
		...(isTemplateOf(messages)
			? []
			: ['languages/ is not what the sources say: run `npm run i18n`']),
		...wrong,
	];
	failures.forEach((failure) => console.log(failure));
	if (waiting.length > 0 && !values.release) {
		console.log(
			`Note: ${waiting.length} texts are marked as fuzzy in languages/*.po and wait for their translation: npm run i18n -- --release lists them.`,
		);
	}
	process.exitCode = failures.length > 0 ? 1 : 0;
	// Each language is one test, and so are the sources.
	const isSound = ({ locale }) => !wrong.some((problem) => problem.startsWith(`${locale}: `));
	const passed = LANGUAGES.filter(isSound).length + (failures.length > wrong.length ? 0 : 1);
	console.log(`${passed} passed, ${LANGUAGES.length + 1 - passed} failed`);
};

try {
	run();
} catch (error) {
	exitWith(error);
}
