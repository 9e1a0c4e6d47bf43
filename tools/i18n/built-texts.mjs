/** Finds the texts that a built script uses. */

import { DOMAIN } from './languages.mjs';

/**
 * Matches the names of chunks, which end with a hash of their content; the script that loads them contains it
 * (webpack.config.js: chunkFilename).
 */
const CHUNK = /\.([0-9a-f]{8})\.js$/;

/**
 * Returns the forms in which a text may occur in a minified script, such as an unescaped apostrophe in double quotes.
 */
const literalsOf = (text) => {
	const inside = JSON.stringify(text).slice(1, -1);
	const bare = inside.replaceAll('\\"', '"');
	return [`"${inside}"`, `'${bare.replaceAll("'", "\\'")}'`, `\`${bare.replaceAll('`', '\\`')}\``];
};

/**
 * Returns the texts of every script that WordPress prints or boot loads, including those of the chunks that the script
 * loads itself.
 *
 * @param {ReadonlyMap<string, string>} built Name of a built file → its code.
 * @param {readonly string[]} texts
 * @returns {Map<string, Set<string>>} Name of a script, without .js → its texts.
 */
export const textsOfBuilt = (built, texts) => {
	const chunks = [...built.keys()].filter((name) => CHUNK.test(name));
	const scripts = [...built.keys()].filter((name) => name.endsWith('.js') && !CHUNK.test(name));
	return new Map(
		scripts.map((name) => {
			const loaded = chunks.filter((chunk) => built.get(name).includes(CHUNK.exec(chunk)[1]));
			const code = [name, ...loaded].map((file) => built.get(file)).join('\n');
			const isSaid = (text) => literalsOf(text).some((literal) => code.includes(literal));
			// True if a script contains the text domain: a word such as "Size" may also occur in a script without
			// translations.
			const speaks = isSaid(DOMAIN);
			return [name.replace(/\.js$/, ''), new Set(speaks ? texts.filter(isSaid) : [])];
		}),
	);
};
