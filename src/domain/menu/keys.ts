/** Where a key leads in a menu. */
export type Move =
	/** The next or previous link or toggle of the same list, its first, its last. */
	| 'next'
	| 'previous'
	| 'first'
	| 'last'
	/** Into the list of this item, which opens for it. */
	| 'into'
	/** Out of this list to the toggle of the item that holds it, which closes it. */
	| 'out'
	/** Closes what is open around the focus. */
	| 'close';

/**
 * What a key does, after the disclosure pattern of the ARIA Authoring Practices; undefined for keys that are the browser's.
 *
 * @param key    KeyboardEvent.key.
 * @param layout How the list with the focus is laid out.
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
