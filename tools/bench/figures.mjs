/** Statistics of several visits. */

export const median = (numbers) =>
	[...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * Returns the medians of all figures that the visits have in common.
 *
 * @param {Record<string, number>[]} visits
 * @returns {Record<string, number>}
 */
export const medians = (visits) =>
	Object.fromEntries(
		Object.keys(visits[0]).map((figure) => [figure, median(visits.map((visit) => visit[figure]))]),
	);
