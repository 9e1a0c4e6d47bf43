/** AttemptRecord (src/api/ports.ts) in the browser's storage. */
import { shopKey } from '../../domain/support/shop-key';
import { ATTEMPT_STORAGE_KEY, parseStoredAttempt } from '../../domain/checkout/stored-attempt';
import type { AttemptRecord } from '../ports';
import { deviceStorage } from '../transport/environment';

type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns the fallback if the browser forbids storage; the page then uses the key that it holds in memory. */
const tryStorage = <Value>(work: () => Value, fallback: Value): Value => {
	try {
		return work();
	} catch {
		return fallback;
	}
};

/**
 * Creates the record of the open checkout attempt.
 *
 * @param now Milliseconds since 1970.
 */
export const createAttemptRecord = (
	storage: AttemptStorage | null = deviceStorage(),
	now: () => number = Date.now,
): AttemptRecord => {
	/** Key of the open attempt, set only if it could not be stored. */
	let inMemory: string | null = null;

	const openKey = (): string | null =>
		tryStorage(
			() => parseStoredAttempt(storage?.getItem(shopKey(ATTEMPT_STORAGE_KEY)) ?? null)?.key ?? null,
			null,
		) ?? inMemory;

	return {
		openKey,
		begin: (key) => {
			const isStored = tryStorage(() => {
				storage?.setItem(shopKey(ATTEMPT_STORAGE_KEY), JSON.stringify({ key, since: now() }));
				return storage !== null;
			}, false);
			inMemory = isStored ? null : key;
		},
		// Another tab may have begun a newer attempt.
		end: (key) => {
			if (openKey() === key) {
				inMemory = null;
				tryStorage(() => storage?.removeItem(shopKey(ATTEMPT_STORAGE_KEY)), undefined);
			}
		},
	};
};
