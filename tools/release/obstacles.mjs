/** What keeps a version from being released. Pure. */

/** Matches the heading of a version in CHANGELOG.md: `## [1.2.3] - 2026-01-31`. */
const headingOf = (version) =>
	new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] - \\d{4}-\\d{2}-\\d{2}$`, 'm');

/**
 * @param {object} state
 * @param {string} state.version
 * @param {string} state.changelog Content of CHANGELOG.md.
 * @param {string | null} state.commit Null if a file is not committed.
 * @param {string[]} state.parts Parts of `npm run test:full`.
 * @param {Record<string, string>} state.passed Part → commit at which it has passed.
 * @returns {string[]} One line each; empty if the version may be released.
 */
export const obstaclesOf = ({ version, changelog, commit, parts, passed }) => {
	const waiting = parts.filter((part) => passed[part] !== commit);
	return [
		...(commit === null ? ['Files are not committed.'] : []),
		...(headingOf(version).test(changelog)
			? []
			: [`CHANGELOG.md has no heading "## [${version}] - " with a date.`]),
		...(commit !== null && waiting.length > 0
			? [
					`Not passed at this commit: npm run test:full -- ${waiting.map((part) => `--part=${part}`).join(' ')}`,
				]
			: []),
	];
};
