/** Visits several pages in rounds, each once a round, so that other load of the machine affects all of them. */

/**
 * @template Page, Figures
 * @param {Record<string, Page>} pages Pages by name.
 * @param {number} runs Number of rounds.
 * @param {(page: Page, name: string) => Promise<Figures>} visit
 * @returns {Promise<Record<string, Figures[]>>} Figures of each visit, by the page's name.
 */
export const visitInRounds = async (pages, runs, visit) => {
	const visits = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
	for (let run = 0; run < runs; run += 1) {
		for (const [name, page] of Object.entries(pages)) {
			visits[name].push(await visit(page, name));
		}
		console.log(`Round ${run + 1} of ${runs} is over.`);
	}
	return visits;
};
