/**
 * Clicks on links to a target on their own page: which links and fragments these are, and the scrolling to the target
 * (docs/behaviour.md#anchor-links).
 */

/**
 * Returns the fragment of a link, with its '#', as it is in the URL; null if the link leads to another page.
 *
 * @param href Full URL of the link.
 * @param page Full URL of the page.
 */
export const fragmentOnPage = (href: string, page: string): string | null => {
	const start = href.indexOf('#');
	return start >= 0 && href.slice(0, start) === page.split('#')[0] ? href.slice(start) : null;
};

/** True if a fragment refers to the top of the page, unless an element on the page has that id. */
export const isTop = (fragment: string): boolean => /^#(top)?$/i.test(fragment);

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

/**
 * True for a click that the browser handles in the same tab; other clicks open the link elsewhere or are left to the
 * browser.
 */
export const isPlainClick = (
	event: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean =>
	event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/**
 * True if a fragment is an action link: '#', the prefix, and a colon, which page builders encode.
 *
 * @param fragment Fragment with its '#'.
 */
export const isActionFragment = (fragment: string, prefix: string): boolean =>
	fragment.replace(/%3a/gi, ':').startsWith(`#${prefix}:`);
