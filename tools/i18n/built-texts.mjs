/** Which texts a built script says. */

import { DOMAIN } from './languages.mjs';

/** Names of chunks end with a hash of their content; whoever loads them knows it (webpack.config.js: chunkFilename). */
const CHUNK = /\.([0-9a-f]{8})\.js$/;

/** A text as it may stand in a minified script: with a bare apostrophe in double quotes, and so on. */
const literalsOf = (text) => {
	const inside = JSON.stringify(text).slice(1, -1);
	const bare = inside.replaceAll('\\"', '"');
	return [`"${inside}"`, `'${bare.replaceAll("'", "\\'")}'`, `\`${bare.replaceAll('`', '\\`')}\``];
};

/**
 * The texts of every script that WordPress prints or boot loads, with those of the chunks that it loads itself.
 *
 * @template {{id: string}} M
 * @param {ReadonlyMap<string, string>} built Name of a built file → its code.
 * @param {readonly M[]} messages
 * @returns {Map<string, M[]>} Name of a script, without .js → its messages.
 */
export const textsOfBuilt = (built, messages) => {
	const chunks = [...built.keys()].filter((name) => CHUNK.test(name));
	const scripts = [...built.keys()].filter((name) => name.endsWith('.js') && !CHUNK.test(name));
	return new Map(
		scripts.map((name) => {
			const loaded = chunks.filter((chunk) => built.get(name).includes(CHUNK.exec(chunk)[1]));
			const code = [name, ...loaded].map((file) => built.get(file)).join('\n');
			const isSaid = ({ id }) => literalsOf(id).some((literal) => code.includes(literal));
			// A word such as "Size" may stand in a script that says nothing to people.
			const speaks = isSaid({ id: DOMAIN });
			return [name.replace(/\.js$/, ''), speaks ? messages.filter(isSaid) : []];
		}),
	);
};
