/** Line of counts that each step of `npm test` ends with: written by the runners of tests, read by tools/test.mjs. */

const LINE =
	/^(?<passed>\d+) passed, (?<failed>\d+) failed(?:, (?<skipped>\d+) skipped)?(?:, (?<notApplicable>\d+) not applicable)?(?:, (?<unsteady>\d+) unsteady)?$/gm;

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {number} [notApplicable] Tests for the other kind of shop.
 * @property {number} [unsteady] Of the passed ones, those that failed at first.
 */

/** @type {(counts: Counts) => string} */
export const describeCounts = ({ passed, failed, skipped = 0, notApplicable = 0, unsteady = 0 }) =>
	[
		`${passed} passed`,
		`${failed} failed`,
		...(skipped > 0 ? [`${skipped} skipped`] : []),
		...(notApplicable > 0 ? [`${notApplicable} not applicable`] : []),
		...(unsteady > 0 ? [`${unsteady} unsteady`] : []),
	].join(', ');

/**
 * Reads the last line of counts; a step without one counts as one test.
 *
 * @param {string} output
 * @param {number | null} code Exit code of the step.
 * @returns {Required<Counts>}
 */
export const readCounts = (output, code) => {
	const counts = [...output.matchAll(LINE)].at(-1)?.groups;
	const count = (name) => Number(counts?.[name] ?? 0);
	return {
		passed: counts ? count('passed') : Number(code === 0),
		// A step that exited with an error has failed, whatever its counts are.
		failed: code === 0 ? count('failed') : Math.max(count('failed'), 1),
		skipped: count('skipped'),
		notApplicable: count('notApplicable'),
		unsteady: count('unsteady'),
	};
};

const COLUMNS = ['passed', 'failed', 'skipped', 'unsteady'];

/** @type {(counts: Counts[]) => Record<string, number>} */
export const sumOf = (counts) =>
	Object.fromEntries(
		COLUMNS.map((name) => [name, counts.reduce((total, count) => total + (count[name] ?? 0), 0)]),
	);

/** @typedef {{name: string, seconds: number, counts: Counts}} Row */

/** Returns a table of parts, in their order. @type {(rows: Row[]) => string} */
export const tableOf = (rows) => {
	const cells = [
		['part', 'seconds', ...COLUMNS],
		...rows.map(({ name, seconds, counts }) => [
			name,
			seconds.toFixed(0),
			...COLUMNS.map((column) => counts[column] ?? 0),
		]),
	].map((row) => row.map(String));
	const widths = cells[0].map((_, index) => Math.max(...cells.map((row) => row[index].length)));
	return cells
		.map((row) =>
			row
				.map((cell, index) => (index === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[index])))
				.join('  '),
		)
		.join('\n');
};
