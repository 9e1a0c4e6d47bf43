/** Calls that mark texts for translation, the same in TypeScript and in PHP. */
import { DOMAIN } from './languages.mjs';
import { placeholdersOf } from './message.mjs';

/** Meaning of the text arguments of each function. WordPress has prefixed variants of some: esc_html__, esc_attr_x. */
const FUNCTIONS = new Map(
	Object.entries({
		__: ['id', 'domain'],
		_e: ['id', 'domain'],
		_x: ['id', 'context', 'domain'],
		_ex: ['id', 'context', 'domain'],
		_n: ['id', 'plural', 'number', 'domain'],
		_nx: ['id', 'plural', 'number', 'context', 'domain'],
		_n_noop: ['id', 'plural', 'domain'],
		_nx_noop: ['id', 'plural', 'context', 'domain'],
	}),
);

/**
 * @typedef {object} Call
 * @property {string} name Name of the function.
 * @property {readonly (string | null)[]} args Null for an argument that is no string literal.
 * @property {string | null} comment Comment for translators, as written in the source.
 * @property {string} file
 * @property {number} line
 */

/**
 * @typedef {{message: import('./message.mjs').Message} | {problem: string}} Found Text, or the reason why it cannot be
 * translated.
 */

const wordsOf = (comment) =>
	comment
		.replace(/^\/\*+|\*+\/$|^\/\//g, '')
		.replace(/\s*\n\s*\*?\s*/g, ' ')
		.trim();

/**
 * Returns the message of a call.
 *
 * @param {Call} call
 * @returns {Found | null} Null if the function is none of those above.
 */
export const messageOfCall = ({ name, args, comment, file, line }) => {
	const roles = FUNCTIONS.get(name.replace(/^esc_(html|attr)(?=_)/, ''));
	if (!roles) {
		return null;
	}
	const argument = (role) => args[roles.indexOf(role)] ?? null;
	const fail = (problem) => ({ problem: `${file}:${line}: ${name}() ${problem}` });
	const id = argument('id');
	if (id === null || (roles.includes('plural') && argument('plural') === null)) {
		return fail('must be given its text as a literal');
	}
	if (argument('domain') !== DOMAIN) {
		return fail(`must name the text domain '${DOMAIN}'`);
	}
	if (comment === null && placeholdersOf(id).length > 0) {
		return fail(`lacks a comment "translators: …" that says what is filled in: ${id}`);
	}
	const context = argument('context');
	// A comment near a text without context or placeholders may belong to its neighbour.
	const isMeant = comment !== null && (context !== null || placeholdersOf(id).length > 0);
	return {
		message: {
			context,
			id,
			plural: argument('plural'),
			comments: isMeant ? [wordsOf(comment)] : [],
			files: [file],
		},
	};
};
