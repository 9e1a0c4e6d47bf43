import { DRAFT_STORAGE_KEY } from '../../domain/checkout/kept-attempt';

/** Part of the Storage API that the draft uses. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Wraps a storage so that it never throws: if it is full or forbidden (null), nothing is stored. */
export const safeStorage = (storage: DraftStorage | null): DraftStorage => {
	const attempt = <Value>(work: () => Value, fallback: Value): Value => {
		try {
			return work();
		} catch {
			return fallback;
		}
	};
	return {
		getItem: (key) => attempt(() => storage?.getItem(key) ?? null, null),
		setItem: (key, value) => attempt(() => storage?.setItem(key, value), undefined),
		removeItem: (key) => attempt(() => storage?.removeItem(key), undefined),
	};
};

/** True if this browser has a draft, of any owner. */
export const hasDraft = (storage: DraftStorage | null): boolean =>
	safeStorage(storage).getItem(DRAFT_STORAGE_KEY) !== null;
