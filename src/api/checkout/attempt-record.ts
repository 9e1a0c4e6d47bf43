/** The AttemptRecord (port.ts) on the device. */
import { ATTEMPT_STORAGE_KEY, parseKeptAttempt } from '../../domain/checkout/kept-attempt';
import { deviceStorage } from '../device-storage';
import type { AttemptRecord } from './port';

type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A browser that keeps nothing for us: the page goes on with what it remembers itself. */
const unlessForbidden = <Value>(work: () => Value, otherwise: Value): Value => {
	try {
		return work();
	} catch {
		return otherwise;
	}
};

/** @param now Milliseconds since 1970. */
export const createAttemptRecord = (
	storage: AttemptStorage | null = deviceStorage(),
	now: () => number = Date.now,
): AttemptRecord => {
	/** Only where storage is forbidden. */
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
		// Another tab may have begun a newer one.
		end: (key) => {
			if (open() === key) {
				remembered = null;
				unlessForbidden(() => storage?.removeItem(ATTEMPT_STORAGE_KEY), undefined);
			}
		},
	};
};
