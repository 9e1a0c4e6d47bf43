/**
 * Cuts a failing list to its shortest form: leaves out ever smaller pieces, as long as the rest still fails, until no
 * single entry can be left out.
 *
 * @template Step
 * @param {readonly Step[]} steps
 * @param {(steps: readonly Step[]) => Promise<boolean>} fails
 * @returns {Promise<readonly Step[]>}
 */
export const shorten = async (steps, fails) => {
	let best = steps;
	let size = Math.max(1, Math.ceil(best.length / 2));
	let start = 0;
	while (start < best.length || size > 1) {
		if (start >= best.length) {
			size = Math.ceil(size / 2);
			start = 0;
		}
		const rest = [...best.slice(0, start), ...best.slice(start + size)];
		if (rest.length > 0 && (await fails(rest))) {
			best = rest;
		} else {
			start += size;
		}
	}
	return best;
};
