/** Anchors of Markdown headings by GitHub's rules. */

/** Lines of a document outside of fenced code. */
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

/** The text of a heading without links, code and emphasis marks. */
const plainText = (heading) =>
	heading
		.replace(/\s+#+\s*$/, '')
		.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
		.replace(/[`*]/g, '');

/** Lower case; letters, digits, hyphens and underscores stay, each space becomes a hyphen. */
const slugOf = (text) =>
	text
		.trim()
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
		.replace(/ /g, '-');

/**
 * The anchors of a document; a heading that repeats another gets -1, -2 …
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
