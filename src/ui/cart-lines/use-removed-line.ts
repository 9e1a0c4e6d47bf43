import { useRef, useState } from '@wordpress/element';
import type { LineModel } from './model';
import type { RemovedLine } from './rows';

interface RemovalActions {
	/** Removes the line from the cart; resolves when the shop has responded, even with an error. */
	readonly removeItem: (key: string) => Promise<unknown>;
	/** Restores a removed line unchanged; resolves when the shop has responded. */
	readonly restoreItem: (key: string) => Promise<{ readonly ok: boolean }>;
}

/** Manages the removal of lines with undo: returns the line removed last, and the functions to remove and restore. */
export const useRemovedLine = ({ removeItem, restoreItem }: RemovalActions) => {
	const [removed, setRemoved] = useState<RemovedLine | null>(null);
	const removalRef = useRef<Promise<unknown>>(Promise.resolve());

	const remove = (line: LineModel, index: number): void => {
		setRemoved({ line, index, returning: false });
		removalRef.current = removeItem(line.key);
	};
	const undoRemove = async (): Promise<void> => {
		if (removed === null || removed.returning) {
			return;
		}
		const { key } = removed.line;
		setRemoved({ ...removed, returning: true });
		// The line can be restored only after the shop has removed it.
		await removalRef.current;
		const { ok } = await restoreItem(key);
		// Another line may have been removed meanwhile, whose undo must be kept.
		setRemoved((current) =>
			current?.line.key !== key ? current : ok ? null : { ...current, returning: false },
		);
	};
	return { removed, remove, undoRemove: () => void undoRemove() };
};
