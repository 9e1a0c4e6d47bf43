/**
 * Returns a line for each script and chunk that has no budget, neither its own nor as a part of a page.
 *
 * @param {{pages: {scripts: string[], chunks?: string[]}[], chunks: Record<string, number>}} budgets
 * @param {{name: string, max?: number}[]} scripts
 * @param {string[]} chunks Names of chunks that are loaded when they are needed.
 * @returns {string[]}
 */
export const missingBudgets = ({ pages, chunks: budgetsOfChunks }, scripts, chunks) => {
	const scriptsOfPages = new Set(pages.flatMap((page) => page.scripts));
	const chunksOfPages = new Set(pages.flatMap((page) => page.chunks ?? []));
	return [
		...scripts
			.filter(({ name, max }) => max === undefined && !scriptsOfPages.has(name))
			.map(
				({ name }) =>
					`${name} has no budget: give it "max" in data/scripts.json, or name it in a page of size-budgets.json.`,
			),
		...chunks
			.filter((name) => !(name in budgetsOfChunks) && !chunksOfPages.has(name))
			.map((name) => `The chunk ${name} has no budget in size-budgets.json.`),
	];
};
