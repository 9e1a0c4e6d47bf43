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
