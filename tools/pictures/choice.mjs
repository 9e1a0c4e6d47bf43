/** Chooses themes and screens by the names on the command line. */
import { Problem } from '../problem.mjs';

/** Returns the entries of this name; if there are none, those whose name contains it. */
const named = (wanted, entries) => {
	const lower = wanted.toLowerCase();
	const same = entries.filter(({ name }) => name.toLowerCase() === lower);
	return same.length > 0 ? same : entries.filter(({ name }) => name.toLowerCase().includes(lower));
};

/**
 * Chooses themes and screens by names or parts of them; all of a kind if none of it is named. Keeps the order
 * of the names.
 *
 * @template {{name: string}} T
 * @template {{name: string}} S
 * @param {string[]} names
 * @param {T[]} themes
 * @param {S[]} screens
 * @returns {{themes: T[], screens: S[]}}
 */
export const choose = (names, themes, screens) => {
	const matching = (entries) => [...new Set(names.flatMap((wanted) => named(wanted, entries)))];
	const unknown = names.find((wanted) => named(wanted, [...themes, ...screens]).length === 0);
	if (unknown !== undefined) {
		const known = (entries) => entries.map(({ name }) => name).join(', ');
		throw new Problem(
			`${unknown} is no theme (${known(themes)}) and no screen (${known(screens)}).`,
		);
	}
	const [someThemes, someScreens] = [matching(themes), matching(screens)];
	return {
		themes: someThemes.length > 0 ? someThemes : themes,
		screens: someScreens.length > 0 ? someScreens : screens,
	};
};
