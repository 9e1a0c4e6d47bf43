/** Paths to the open lists of a menu, and the effects of keys in it. */

/**
 * Ids of the open lists of a menu from the outermost inwards, without the first level, which is always open. As lists
 * are nested, two branches cannot be open at once.
 */
export type Path = readonly string[];

export const NOTHING_OPEN: Path = [];

/** Returns the common start of two paths. */
export const commonPath = (path: Path, other: Path): Path => {
	const end = path.findIndex((id, depth) => id !== other[depth]);
	return end < 0 ? path : path.slice(0, end);
};

/** True if all lists open in `path` are also open in `other`. */
export const isPartOf = (path: Path, other: Path): boolean =>
	commonPath(path, other).length === path.length;

/** True if both paths have the same lists open. */
export const isSamePath = (path: Path, other: Path): boolean =>
	path.length === other.length && isPartOf(path, other);

/** Returns the path with its innermost list closed. */
export const parentOf = (path: Path): Path => path.slice(0, -1);

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
