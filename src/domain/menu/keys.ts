/** Effect of a key in a menu. */
export type Move =
	/** To the next, previous, first or last link or toggle of the same list. */
	| 'next'
	| 'previous'
	| 'first'
	| 'last'
	/** Into the list of this item, which is opened. */
	| 'into'
	/** From this list to the toggle of its parent item; the list is closed. */
	| 'out'
	/** Closes the open lists around the focus. */
	| 'close';

/**
 * Returns the effect of a key according to the disclosure pattern of the ARIA Authoring Practices; undefined for keys
 * that the browser handles.
 *
 * @param key    KeyboardEvent.key.
 * @param layout Layout of the list with the focus.
 */
export const moveFor = (
	key: string,
	{ isBar, isRightToLeft }: { readonly isBar: boolean; readonly isRightToLeft: boolean },
): Move | undefined => {
	switch (key) {
		case 'Home':
			return 'first';
		case 'End':
			return 'last';
		case 'Escape':
			return 'close';
		case 'ArrowDown':
			return isBar ? 'into' : 'next';
		case 'ArrowUp':
			return isBar ? undefined : 'previous';
		case isRightToLeft ? 'ArrowLeft' : 'ArrowRight':
			return isBar ? 'next' : 'into';
		case isRightToLeft ? 'ArrowRight' : 'ArrowLeft':
			return isBar ? 'previous' : 'out';
		default:
			return undefined;
	}
};
