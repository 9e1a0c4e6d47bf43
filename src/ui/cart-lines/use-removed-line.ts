import { useRef, useState } from '@wordpress/element';
import type { LineModel } from './model';
import type { RemovedLine } from './rows';

interface RemovalActions {
	/** Takes the line out of the cart; resolves when the shop has answered, whatever it said. */
	readonly removeItem: (key: string) => Promise<unknown>;
	/** Puts a removed line back, as it was; resolves likewise. */
	readonly restoreItem: (key: string) => Promise<{ readonly ok: boolean }>;
}

/** Removal with a way back: what was removed last, and how to remove and to bring back. */
export const useRemovedLine = ({ removeItem, restoreItem }: RemovalActions) => {
	const [removed, setRemoved] = useState<RemovedLine | null>(null);
	const removalRef = useRef<Promise<unknown>>(Promise.resolve());

	const remove = (line: LineModel, index: number): void => {
		setRemoved({ line, index, returning: false });
		removalRef.current = removeItem(line.key);
	};
	const bringBack = async (): Promise<void> => {
		if (removed === null || removed.returning) {
			return;
		}
		const { key } = removed.line;
		setRemoved({ ...removed, returning: true });
		// What the shop has not taken out yet it cannot put back.
		await removalRef.current;
		const { ok } = await restoreItem(key);
		// Another line may have been removed meanwhile; that one keeps its way back.
		setRemoved((current) =>
			current?.line.key !== key ? current : ok ? null : { ...current, returning: false },
		);
	};
	return { removed, remove, bringBack: () => void bringBack() };
};
