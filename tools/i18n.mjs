#!/usr/bin/env node
/**
 * `npm run i18n`: writes the texts of src, blocks and php-stubs to languages/, keeps the existing translations, and
 * lists the missing ones.
 *
 *   node tools/i18n.mjs [--check]
 *
 * --check writes nothing: it fails if the files do not match the sources, or a translation is missing or wrong.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isTemplateOf, readTranslations, templateOf, translationsOf } from './i18n/catalogues.mjs';
import { problemsOf } from './i18n/check.mjs';
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

/** Describes the problem of a language's message in one line; null if it is correct. */
const problemOf = (language, message, known) => {
	const translated = known.get(keyOf(message)) ?? { ...message, translations: [], isFuzzy: false };
	const problems = problemsOf({ ...translated, plural: message.plural }, language);
	return problems.length === 0
		? null
		: `${language.locale}: ${nameOf(message)} ${problems.join(', and ')}`;
};

const problemsOfLanguage = (language, messages) => {
	const known = new Map(readTranslations(language).map((message) => [keyOf(message), message]));
	return messages
		.map((message) => problemOf(language, message, known))
		.filter((problem) => problem !== null);
};

const run = () => {
	const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
	const { messages, problems } = readSources();
	if (!values.check) {
		write(messages);
	}
	const wrong = LANGUAGES.flatMap((language) => problemsOfLanguage(language, messages));
	const failures = [
		...problems,
		...(isTemplateOf(messages)
			? []
			: ['languages/ is not what the sources say: run `npm run i18n`']),
		...wrong,
	];
	failures.forEach((failure) => console.log(failure));
	process.exitCode = failures.length > 0 ? 1 : 0;
	console.log(
		`${messages.length * LANGUAGES.length - wrong.length} passed, ${failures.length} failed`,
	);
};

try {
	run();
} catch (error) {
	exitWith(error);
}
