/**
 * True for a click that the browser handles in the same tab; other clicks open the link elsewhere or are left to the
 * browser.
 */
export const isPlainClick = (
	event: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean =>
	event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
