/** Which rows a list of cart lines has while one of them has just been removed. */
import type { LineModel } from './model';

/** The line removed last, and where it stood. It can be brought back until another one is removed. */
export interface RemovedLine {
	readonly line: LineModel;
	readonly index: number;
	/** Whether it is on its way back. */
	readonly returning: boolean;
}

export type Row =
	| { readonly kind: 'line'; readonly line: LineModel }
	| { readonly kind: 'removed'; readonly removed: RemovedLine };

/**
 * The rows in order: every line that is not being removed, and the removed one where it stood. It is not shown
 * when the line is in the cart: it has come back, or its removal has failed.
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
