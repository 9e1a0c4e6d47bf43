import { createElement, useLayoutEffect, useRef } from '@wordpress/element';
import { Line } from './line';
import type { LineModel } from './model';
import { RemovedRow } from './removed-row';
import type { RemovedLine, Row } from './rows';

interface LineListProps {
	readonly rows: readonly Row[];
	/** Begins the ids inside; differs between two lists on a page. */
	readonly idPrefix: string;
	readonly onQuantity: (key: string, quantity: number) => void;
	/** `index` is where the line stands among the lines. */
	readonly onRemove: (line: LineModel, index: number) => void;
	readonly onBringBack: () => void;
}

/**
 * Keeps the focus in the list when the row that had it is replaced: a line that comes back takes it over from
 * its "Undo".
 */
const useFocusOfReturningLine = (rows: readonly Row[]) => {
	const listRef = useRef<HTMLUListElement>(null);
	const removedRef = useRef<RemovedLine | null>(null);
	useLayoutEffect(() => {
		const removed = rows.find((row) => row.kind === 'removed')?.removed ?? null;
		const focusIsLost = document.activeElement === null || document.activeElement === document.body;
		const before = removedRef.current;
		if (before !== null && removed === null && focusIsLost) {
			const lines = Array.from(listRef.current?.children ?? []);
			// A shop may give it a new key; it then stands where it stood, or last.
			const line =
				lines.find((row) => row.getAttribute('data-key') === before.line.key) ??
				lines[Math.min(before.index, lines.length - 1)];
			line?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
		}
		removedRef.current = removed;
	}, [rows]);
	return listRef;
};

/** Where a line stands among the lines alone. */
const linesBefore = (rows: readonly Row[], index: number): number =>
	rows.slice(0, index).filter(({ kind }) => kind === 'line').length;

/** The lines of a cart, with the one removed last in its place. */
export const LineList = ({ rows, idPrefix, onQuantity, onRemove, onBringBack }: LineListProps) => (
	<ul className="storefront-lines" ref={useFocusOfReturningLine(rows)}>
		{rows.map((row, index) =>
			row.kind === 'removed' ? (
				<RemovedRow
					key={`removed-${row.removed.line.key}`}
					removed={row.removed}
					onBringBack={onBringBack}
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
