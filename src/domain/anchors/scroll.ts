/** How a page moves to an anchor (spec sections 2 and 9). */

/** Milliseconds. */
export const ANCHOR_SCROLL_MS = 500;

/**
 * Where the page stands some time after it began to move: it sets out and arrives gently.
 *
 * @param from Where it began, in CSS pixels.
 * @param to Where it ends; may be another one with each call, as pages grow while they move.
 * @param elapsed Milliseconds since it began.
 */
export const positionAt = (from: number, to: number, elapsed: number): number => {
	const part = Math.min(elapsed / ANCHOR_SCROLL_MS, 1);
	return from + (to - from) * part * part * (3 - 2 * part);
};

/**
 * The highest line of the window at or below a wanted one that nothing covers: below the admin bar there may be a header.
 *
 * @param line Pixels from the window's upper edge.
 * @param coverAt The lower edge of what covers a line; the line itself where nothing does.
 */
export const clearLine = (line: number, coverAt: (line: number) => number): number => {
	const edge = coverAt(line);
	return edge > line ? clearLine(edge, coverAt) : line;
};
