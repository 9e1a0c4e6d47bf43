/** AttemptRecord (port.ts) in the browser's storage. */
import { ATTEMPT_STORAGE_KEY, parseKeptAttempt } from '../../domain/checkout/kept-attempt';
import { deviceStorage } from '../device-storage';
import type { AttemptRecord } from './port';

type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns the fallback if the browser forbids storage; the page then uses the key that it holds in memory. */
const unlessForbidden = <Value>(work: () => Value, otherwise: Value): Value => {
	try {
		return work();
	} catch {
		return otherwise;
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
	let remembered: string | null = null;

	const open = (): string | null =>
		unlessForbidden(
			() => parseKeptAttempt(storage?.getItem(ATTEMPT_STORAGE_KEY) ?? null)?.key ?? null,
			null,
		) ?? remembered;

	return {
		open,
		begin: (key) => {
			const isKept = unlessForbidden(() => {
				storage?.setItem(ATTEMPT_STORAGE_KEY, JSON.stringify({ key, since: now() }));
				return storage !== null;
			}, false);
			remembered = isKept ? null : key;
		},
		// Another tab may have begun a newer attempt.
		end: (key) => {
			if (open() === key) {
				remembered = null;
				unlessForbidden(() => storage?.removeItem(ATTEMPT_STORAGE_KEY), undefined);
			}
		},
	};
};
