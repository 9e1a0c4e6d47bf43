import { createElement, useLayoutEffect, useRef } from '@wordpress/element';
import { Line } from './line';
import type { LineModel } from './model';
import { RemovedRow } from './removed-row';
import type { RemovedLine, Row } from './rows';

interface LineListProps {
	readonly rows: readonly Row[];
	/** Prefix of the ids inside; different for two lists on a page. */
	readonly idPrefix: string;
	readonly onQuantity: (key: string, quantity: number) => void;
	/** `index` is the line's index among the lines. */
	readonly onRemove: (line: LineModel, index: number) => void;
	readonly onUndoRemove: () => void;
}

/**
 * Keeps the focus in the list when the row that had it is replaced: after undoing a removal the restored line receives
 * it from the "Undo" button.
 */
const useFocusOfRestoredLine = (rows: readonly Row[]) => {
	const listRef = useRef<HTMLUListElement>(null);
	const removedRef = useRef<RemovedLine | null>(null);
	useLayoutEffect(() => {
		const removed = rows.find((row) => row.kind === 'removed')?.removed ?? null;
		const focusIsLost = document.activeElement === null || document.activeElement === document.body;
		const before = removedRef.current;
		if (before !== null && removed === null && focusIsLost) {
			const lines = Array.from(listRef.current?.children ?? []);
			// A shop may restore the line with a new key; it is then at its old index, or last.
			const line =
				lines.find((row) => row.getAttribute('data-key') === before.line.key) ??
				lines[Math.min(before.index, lines.length - 1)];
			line?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
		}
		removedRef.current = removed;
	}, [rows]);
	return listRef;
};

/** Returns the number of lines before a row. */
const linesBefore = (rows: readonly Row[], index: number): number =>
	rows.slice(0, index).filter(({ kind }) => kind === 'line').length;

/** Lines of a cart, with the row of the last removed line in its place. */
export const LineList = ({ rows, idPrefix, onQuantity, onRemove, onUndoRemove }: LineListProps) => (
	<ul className="storefront-lines" ref={useFocusOfRestoredLine(rows)}>
		{rows.map((row, index) =>
			row.kind === 'removed' ? (
				<RemovedRow
					key={`removed-${row.removed.line.key}`}
					removed={row.removed}
					onUndoRemove={onUndoRemove}
				/>
			) : (
				<Line
					key={row.line.key}
					line={row.line}
					idPrefix={idPrefix}
					onQuantity={(quantity) => onQuantity(row.line.key, quantity)}
					onRemove={() => onRemove(row.line, linesBefore(rows, index))}
				/>
			),
		)}
	</ul>
);
