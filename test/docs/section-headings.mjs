/** Headings within a source file. A file is one thought, so that only its first comment may stand for itself. */

/** Matches a doc comment with an empty line behind it. */
const ALONE = /\/\*\*(?:[^*]|\*(?!\/))*\*\/\n\n/g;

/**
 * Returns the doc comments of a source file that belong to no declaration, other than one before any code.
 *
 * @param {string} text Content of the file.
 * @returns {string[]} First line of each.
 */
export const sectionHeadings = (text) =>
	[...text.matchAll(ALONE)]
		.filter(({ index }) => index > 0)
		.map(([comment]) => comment.replace(/^\/\*\*[\s*]*/, '').split('\n')[0]);
