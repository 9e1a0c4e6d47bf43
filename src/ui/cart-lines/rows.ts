/** Rows of a list of cart lines, including one that was just removed. */
import type { LineModel } from './model';

/** Line that was removed last, with its index. The removal can be undone until another line is removed. */
export interface RemovedLine {
	readonly line: LineModel;
	readonly index: number;
	/** True while it is being restored. */
	readonly returning: boolean;
}

export type Row =
	| { readonly kind: 'line'; readonly line: LineModel }
	| { readonly kind: 'removed'; readonly removed: RemovedLine };

/**
 * Returns the rows in order: all lines that are not being removed, and the removed line's row at its index. That row is
 * omitted while the line is in the cart, because it was restored or its removal has failed.
 */
export const rowsOf = (
	lines: readonly LineModel[],
	removed: RemovedLine | null,
): readonly Row[] => {
	const rows: Row[] = lines
		.filter((line) => line.activity !== 'removing')
		.map((line) => ({ kind: 'line', line }));
	const isBack = rows.some((row) => row.kind === 'line' && row.line.key === removed?.line.key);
	if (removed === null || isBack) {
		return rows;
	}
	return [
		...rows.slice(0, removed.index),
		{ kind: 'removed', removed },
		...rows.slice(removed.index),
	];
};
