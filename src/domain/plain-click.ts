/** A click that a browser answers in the same tab; any other opens the link elsewhere, or is none of ours. */
export const isPlainClick = (
	event: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean =>
	event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
