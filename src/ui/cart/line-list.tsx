/**
 * List of cart lines with a row in place of the line that was removed last, and the hook that removes and restores
 * lines.
 */
import {
	createElement,
	useCallback,
	useEffect,
	useRef,
	useLayoutEffect,
	useState,
} from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ITEM_IS_LOST } from '../../domain/cart/intent';
import { useBehindFrame } from '../use-behind-frame';
import { Line } from './line';
import type { LineProps } from './line';
import type { LineModel } from './model';

interface RemovedRowProps {
	readonly removed: RemovedLine;
	readonly onUndoRemove: () => void;
}

/**
 * Row in place of a removed line, with an "Undo" button. It receives the focus, which was on the removed button, so
 * that keyboard users do not start again at the top of the page; the row itself where the shop cannot restore the line.
 */
const RemovedRow = ({ removed, onUndoRemove }: RemovedRowProps) => {
	const { line, returning, isLost } = removed;
	const rowRef = useRef<HTMLLIElement>(null);
	useEffect(() => {
		const row = rowRef.current;
		(row?.querySelector('button') ?? row)?.focus({ preventScroll: true });
	}, [isLost]);
	return (
		<li className="storefront-removed" tabIndex={-1} ref={rowRef}>
			<p role="status">
				{
					// translators: %s: product name.
					sprintf(__('Removed “%s”.', 'storefront-islands'), line.name)
				}
				{removed.problem && ` ${removed.problem}`}
			</p>
			{!isLost && (
				<button
					type="button"
					className="storefront-link-button"
					aria-label={
						returning
							? undefined
							: // translators: %s: product name.
								sprintf(__('Undo removal of %s', 'storefront-islands'), line.name)
					}
					aria-disabled={returning}
					onClick={onUndoRemove}
				>
					{returning
						? __('Bringing back…', 'storefront-islands')
						: __('Undo', 'storefront-islands')}
				</button>
			)}
		</li>
	);
};

/** Where `onQuantity` and `afterName` stay the same, unchanged lines are not drawn again. */
export interface LineListProps extends Pick<LineProps, 'idPrefix' | 'onQuantity' | 'afterName'> {
	readonly rows: readonly Row[];
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
			Array.from(listRef.current?.children ?? [])
				.find((row) => row.getAttribute('data-key') === before.line.key)
				?.querySelector<HTMLElement>('button:not([aria-disabled="true"])')
				?.focus({ preventScroll: true });
		}
		removedRef.current = removed;
	}, [rows]);
	return listRef;
};

/** Number of lines whose pictures are loaded at once, as WordPress's of a page; same value as in Cart\View\CartView. */
const FIRST = 3;

/** Lines of a cart, with the row of the last removed line in its place. */
export const LineList = ({ rows, onRemove, onUndoRemove, ...props }: LineListProps) => {
	const latest = useRef({ rows, onRemove });
	useLayoutEffect(() => {
		latest.current = { rows, onRemove };
	});
	// Always the same function, or every line would be drawn again.
	const remove = useCallback((line: LineModel) => {
		const lines = latest.current.rows.flatMap((row) => (row.kind === 'line' ? [row.line.key] : []));
		// Browsers lay out the page once more where the element is removed that has the focus.
		if (document.activeElement instanceof HTMLElement) {
			document.activeElement.blur();
		}
		latest.current.onRemove(line, lines.indexOf(line.key));
	}, []);
	return (
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
						{...props}
						line={row.line}
						isFirst={index < FIRST}
						onRemove={remove}
					/>
				),
			)}
		</ul>
	);
};

/** Line that was removed last, with its index. The removal can be undone until another line is removed. */
interface RemovedLine {
	readonly line: LineModel;
	readonly index: number;
	/** True for the frame in which its row is shown, before the cart is told. */
	readonly isNew?: boolean;
	/** True while it is being restored. */
	readonly returning: boolean;
	/** Why it was not restored. */
	readonly problem?: string;
	/** True if the shop cannot restore it. */
	readonly isLost?: boolean;
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
		.filter(
			({ activity, key }) =>
				activity !== 'removing' && !(removed?.isNew && key === removed.line.key),
		)
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

export type Restored =
	{ readonly ok: true } | { readonly ok: false; readonly code: string; readonly message: string };

interface RemovalActions {
	/** Removes the line from the cart; resolves when the shop has responded, even with an error. */
	readonly removeItem: (key: string) => Promise<unknown>;
	/** Restores a removed line unchanged; resolves when the shop has responded. */
	readonly restoreItem: (key: string) => Promise<Restored>;
}

/** Another line may be removed by the next press, or this one restored. */
const PRESSES = ['click'];

/** Manages the removal of lines with undo: returns the line removed last, and the functions to remove and restore. */
export const useRemovedLine = ({ removeItem, restoreItem }: RemovalActions) => {
	const [removed, setRemoved] = useState<RemovedLine | null>(null);
	const behindFrame = useBehindFrame(PRESSES);

	const remove = (line: LineModel, index: number): void => {
		setRemoved({ line, index, isNew: true, returning: false });
		behindFrame(() => {
			setRemoved({ line, index, returning: false });
			void removeItem(line.key);
		});
	};
	const undoRemove = async (): Promise<void> => {
		if (removed === null || removed.returning) {
			return;
		}
		const { key } = removed.line;
		setRemoved({ line: removed.line, index: removed.index, returning: true });
		const result = await restoreItem(key);
		// Another line may have been removed meanwhile, whose undo must be kept.
		setRemoved((current) => {
			if (current?.line.key !== key) {
				return current;
			}
			return result.ok
				? null
				: {
						...current,
						returning: false,
						problem: result.message,
						isLost: result.code === ITEM_IS_LOST,
					};
		});
	};
	return { removed, remove, undoRemove: () => void undoRemove() };
};
