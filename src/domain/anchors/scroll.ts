/** Scrolling of a page to an anchor (docs/behaviour.md#anchor-links). */

/** Duration of the scrolling, in milliseconds. */
export const ANCHOR_SCROLL_MS = 500;

/**
 * Scroll position at a time after the start, with ease-in and ease-out.
 *
 * @param from Start position, in CSS pixels.
 * @param to End position; may differ in each call, because the page can grow while it scrolls.
 * @param elapsed Milliseconds since the start.
 */
export const positionAt = (from: number, to: number, elapsed: number): number => {
	const part = Math.min(elapsed / ANCHOR_SCROLL_MS, 1);
	return from + (to - from) * part * part * (3 - 2 * part);
};

/**
 * Returns the topmost position at or below the given one that no element covers: there may be a header below the admin
 * bar.
 *
 * @param line Pixels from the top of the viewport.
 * @param coverAt Returns the bottom edge of the element that covers a position; the position itself if it is not
 * covered.
 */
export const uncoveredLine = (line: number, coverAt: (line: number) => number): number => {
	const edge = coverAt(line);
	return edge > line ? uncoveredLine(edge, coverAt) : line;
};
