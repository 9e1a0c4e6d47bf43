/** Anchors of Markdown headings, by GitHub's rules. */

/** Returns the lines of a document outside of fenced code. */
export const proseLines = (markdown) => {
	let fence = '';
	return markdown.split('\n').filter((line) => {
		const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
		if (fence !== '') {
			if (mark.startsWith(fence)) {
				fence = '';
			}
			return false;
		}
		fence = mark;
		return mark === '';
	});
};

/** Returns the text of a heading without links, code and emphasis marks. */
const plainText = (heading) =>
	heading
		.replace(/\s+#+\s*$/, '')
		.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
		.replace(/[`*]/g, '');

/** Converts to lower case; keeps letters, digits, hyphens and underscores, and replaces each space with a hyphen. */
const slugOf = (text) =>
	text
		.trim()
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
		.replace(/ /g, '-');

/**
 * Returns the anchors of a document; repeated headings get -1, -2 …
 *
 * @param {string} markdown
 * @returns {Set<string>}
 */
export const anchorsOf = (markdown) => {
	const anchors = new Set();
	for (const line of proseLines(markdown)) {
		const heading = /^#{1,6} +(.+)$/.exec(line)?.[1];
		if (heading === undefined) {
			continue;
		}
		const slug = slugOf(plainText(heading));
		let anchor = slug;
		for (let count = 1; anchors.has(anchor); count += 1) {
			anchor = `${slug}-${count}`;
		}
		anchors.add(anchor);
	}
	return anchors;
};
