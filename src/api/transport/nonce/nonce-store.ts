/**
 * Newest nonce of the Store API (docs/behaviour.md#nonce), kept in browser storage for all tabs. The storage is read at
 * every use, so that a nonce that one tab receives is used in the others at once; without storage the page keeps its
 * own.
 */
import { isRecord } from '../../../domain/support/unknown';
import type { Environment } from '../environment';

/** Nonce with its timestamp in seconds, set by the server. */
export interface NoncePair {
	readonly nonce: string;
	readonly timestamp: number;
}

export interface NonceStore {
	/** Returns the current nonce; empty if none is known yet (the shop's refusal contains the first one). */
	current(): string;
	/** Stores the pair unless a newer one is known; of two of the same second the last one holds. */
	offer(pair: NoncePair | null): void;
	/** Stores the pair instead of one that the shop has refused, regardless of their timestamps. */
	replace(refused: string, pair: NoncePair): void;
}

const STORAGE_KEY = 'storeApiNonce';

/** Validates a pair of any origin: stored JSON, boot data, response headers. */
export const readNoncePair = (nonce: unknown, timestamp: unknown): NoncePair | null => {
	const seconds = Number(timestamp ?? 0);
	return typeof nonce === 'string' && nonce !== '' && Number.isFinite(seconds)
		? { nonce, timestamp: seconds }
		: null;
};

/** Reads the pair from the headers of a response. */
export const nonceOfHeaders = (headers: Headers): NoncePair | null =>
	readNoncePair(headers.get('Nonce'), headers.get('Nonce-Timestamp'));

/**
 * Creates the store.
 *
 * @param initial Pair printed in the page. For a page that may be cached its timestamp is 0, so that a stored pair is
 * preferred.
 */
export const createNonceStore = (
	storage: Environment['storage'],
	initial: NoncePair | null,
): NonceStore => {
	let own: NoncePair | null = null;

	const stored = (): NoncePair | null => {
		try {
			const json: unknown = JSON.parse(storage?.getItem(STORAGE_KEY) ?? 'null');
			return isRecord(json) ? readNoncePair(json.nonce, json.timestamp) : null;
		} catch {
			return null;
		}
	};
	const newest = (): NoncePair | null => {
		const shared = stored();
		return own && (!shared || own.timestamp > shared.timestamp) ? own : shared;
	};
	const store = (pair: NoncePair): void => {
		own = pair;
		try {
			storage?.setItem(STORAGE_KEY, JSON.stringify(pair));
		} catch {
			// Storage is full or forbidden: this page uses its own pair.
		}
	};
	const offer = (pair: NoncePair | null): void => {
		const known = newest();
		if (pair && (!known || pair.timestamp >= known.timestamp)) {
			store(pair);
		}
	};
	offer(initial);
	return {
		current: () => newest()?.nonce ?? '',
		offer,
		replace: (refused, pair) => {
			if (newest()?.nonce === refused) {
				store(pair);
			} else {
				offer(pair);
			}
		},
	};
};
