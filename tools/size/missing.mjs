/** Finds what has no budget in size-budgets.json, and suggests one. */

/** Suggested budgets are multiples of it, and leave some room. */
const STEP = 1024;
const ROOM = 1.04;

const suggestion = (bytes) => Math.ceil((bytes * ROOM) / STEP) * STEP;

const line = (name, bytes, place, budget) =>
	`${name}: ${bytes} bytes without a budget. Add to "${place}" in size-budgets.json: ${budget}`;

const missingNames = (known, sizes, place, describe) =>
	Object.entries(sizes)
		.filter(([name]) => !(name in known))
		.map(([name, bytes]) => line(describe(name), bytes, place, `"${name}": ${suggestion(bytes)}`));

/**
 * Returns a line for each missing budget, with the JSON to add.
 *
 * @param {{own: {entries: string[]}[], later: Record<string, number>, wordpress: Record<string, number>}} budgets
 * @param {object} built Sizes in bytes, gzip.
 * @param {{island: string, entries: string[], bytes: number}[]} built.own Islands with the entries loaded with them.
 * @param {Record<string, number>} built.later By the chunk's name.
 * @param {Record<string, number>} built.wordpress By the entry's name.
 * @returns {string[]}
 */
export const missingBudgets = (budgets, { own, later, wordpress }) => {
	const known = new Set(budgets.own.flatMap(({ entries }) => entries));
	return [
		...own
			.filter(({ island }) => !known.has(island))
			.map(({ island, entries, bytes }) => {
				const budget = { name: island.replaceAll('-', ' '), entries, max: suggestion(bytes) };
				return line(`own: ${island}`, bytes, 'own', JSON.stringify(budget));
			}),
		...missingNames(budgets.later, later, 'later', (name) => `own, when needed: ${name}`),
		...missingNames(
			budgets.wordpress,
			wordpress,
			'wordpress',
			(name) => `WordPress's, for ${name}`,
		),
	];
};
