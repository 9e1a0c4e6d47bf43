/**
 * Which lists of a menu are open: their ids from the outermost inwards, without the first level, which always is. As a list stands
 * within the one before it, no two branches can be open at once.
 */
export type Path = readonly string[];

export const NOTHING_OPEN: Path = [];

/** What two paths have in common. */
export const commonPath = (path: Path, other: Path): Path => {
	const end = path.findIndex((id, depth) => id !== other[depth]);
	return end < 0 ? path : path.slice(0, end);
};

/** Whether everything that is open in `path` is open in `other` too. */
export const isPartOf = (path: Path, other: Path): boolean =>
	commonPath(path, other).length === path.length;

/** Whether both have the same lists open. */
export const isSamePath = (path: Path, other: Path): boolean =>
	path.length === other.length && isPartOf(path, other);

/** The path with its innermost list closed. */
export const parentOf = (path: Path): Path => path.slice(0, -1);
