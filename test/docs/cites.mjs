/** References to documents: `docs/NAME.md#heading` anywhere in the project, and relative links in Markdown. */
import { posix } from 'node:path';
import { anchorsOf } from './headings.mjs';

const CITE = /(?<![\w/.-])docs\/[\w/-]+\.md(?:#[\w%-]+)?/g;
const LINK = /\]\((?![a-z]+:)([^)\s]+)\)/g;

/** Resolves a relative link of a document to the target file, with its fragment. */
const linked = (file, target) => {
	const [path, anchor] = target.split('#');
	const resolved = path === '' ? file : posix.normalize(posix.join(posix.dirname(file), path));
	return anchor === undefined ? resolved : `${resolved}#${anchor}`;
};

const citesOf = (file, text) => [
	...[...text.matchAll(CITE)].map(([cite]) => cite),
	...(file.endsWith('.md')
		? [...text.matchAll(LINK)].map(([, target]) => linked(file, target))
		: []),
];

/**
 * Returns descriptions of the broken references in a file.
 *
 * @param {string} file Path from the project's root.
 * @param {string} text Content of the file.
 * @param {ReadonlyMap<string, string | null>} files All files of the project; with content for Markdown files.
 * @returns {string[]}
 */
export const wrongCites = (file, text, files) =>
	[...new Set(citesOf(file, text))].flatMap((cite) => {
		const [path, anchor] = cite.split('#');
		const isFolder = [...files.keys()].some((other) =>
			other.startsWith(`${path.replace(/\/$/, '')}/`),
		);
		if (!files.has(path) && !isFolder) {
			return [`${file}: ${cite}: there is no such file`];
		}
		const isMissing = anchor !== undefined && !anchorsOf(files.get(path) ?? '').has(anchor);
		return isMissing ? [`${file}: ${cite}: there is no such heading`] : [];
	});
