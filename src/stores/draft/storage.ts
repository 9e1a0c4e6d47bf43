import { DRAFT_STORAGE_KEY } from '../../domain/checkout/kept-attempt';

/** What a draft needs of the device's storage. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that never throws: full or forbidden (null), the page goes on without. */
export const calmStorage = (storage: DraftStorage | null): DraftStorage => {
	const attempt = <Value>(work: () => Value, otherwise: Value): Value => {
		try {
			return work();
		} catch {
			return otherwise;
		}
	};
	return {
		getItem: (key) => attempt(() => storage?.getItem(key) ?? null, null),
		setItem: (key, value) => attempt(() => storage?.setItem(key, value), undefined),
		removeItem: (key) => attempt(() => storage?.removeItem(key), undefined),
	};
};

/** Whether something was typed on this device, whosever it is. */
export const hasDraft = (storage: DraftStorage | null): boolean =>
	calmStorage(storage).getItem(DRAFT_STORAGE_KEY) !== null;
