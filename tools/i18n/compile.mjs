/** Compiles languages/ for the plugin folder: every translation in the formats that WordPress reads. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow, hashOf } from '../files.mjs';
import { BUILD, CACHE, inProject, root } from '../paths.mjs';
import { textsOfBuilt } from './built-texts.mjs';
import { readTranslations } from './catalogues.mjs';
import { jsonOf, moOf, phpOf, scriptOf } from './formats.mjs';
import { DOMAIN, LANGUAGES, translationFile } from './languages.mjs';

const COMPILED = join(CACHE, 'languages');
/** Hash of what the compiled files were made from, as every shop that starts compiles them. */
const KEY = join(CACHE, 'languages.key');

/**
 * Scripts that WordPress prints itself, with their texts: all others are loaded later, and so are their texts
 * (DeferredTranslations.php).
 */
const PRINTED = ['cart', 'checkout', 'editor'];

const isComplete = ({ translations, isFuzzy }) => !isFuzzy && !translations.includes('');

const builtScripts = () => filesBelow(BUILD).filter((file) => file.endsWith('.js'));

const readBuilt = () =>
	new Map(builtScripts().map((file) => [basename(file), readFileSync(file, 'utf8')]));

const currentKey = () =>
	hashOf(
		[
			...builtScripts(),
			...LANGUAGES.map(translationFile).filter(existsSync),
			...filesBelow(inProject('tools/i18n')),
		],
		root,
	);

/** Returns the files of a language: name → content. `said`: texts of each script. */
const filesOf = (language, messages, said) => {
	const name = `${DOMAIN}-${language.locale}`;
	const scripts = [...said]
		.map(([script, texts]) => [script, messages.filter(({ id }) => texts.has(id))])
		.filter(([, texts]) => texts.length > 0);
	const later = new Set(
		scripts.flatMap(([script, texts]) => (PRINTED.includes(script) ? [] : texts)),
	);
	return [
		[`${name}.mo`, moOf(language, messages)],
		[`${name}.l10n.php`, Buffer.from(phpOf(language, messages))],
		// WordPress looks for the handle, which begins with the text domain (php-stubs/src/Page/Assets).
		...scripts.map(([script, texts]) => [
			`${name}-${DOMAIN}-${script}.json`,
			Buffer.from(jsonOf(language, texts)),
		]),
		[`${name}.js`, Buffer.from(scriptOf(language, [...later]))],
	];
};

/**
 * Compiles languages/ for the scripts that are in build/. Unchanged files keep their modification time.
 *
 * @returns {string} Folder that contains the files.
 */
export const compileLanguages = () => {
	const key = currentKey();
	if (existsSync(COMPILED) && existsSync(KEY) && readFileSync(KEY, 'utf8') === key) {
		return COMPILED;
	}
	// Until all files are written, as a run that is interrupted leaves a mixture.
	rmSync(KEY, { force: true });
	const read = LANGUAGES.map((language) => [
		language,
		readTranslations(language).filter(isComplete),
	]);
	const texts = new Set(read.flatMap(([, messages]) => messages.map(({ id }) => id)));
	const said = textsOfBuilt(readBuilt(), [...texts]);
	const files = new Map(read.flatMap(([language, messages]) => filesOf(language, messages, said)));
	mkdirSync(COMPILED, { recursive: true });
	for (const [name, content] of files) {
		const file = join(COMPILED, name);
		if (!existsSync(file) || !readFileSync(file).equals(content)) {
			writeFileSync(file, content);
		}
	}
	for (const file of filesBelow(COMPILED)) {
		if (!files.has(basename(file))) {
			rmSync(file);
		}
	}
	writeFileSync(KEY, key);
	return COMPILED;
};
