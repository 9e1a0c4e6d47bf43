/**
 * The newest nonce of the Store API (spec section 7), kept in browser storage for all tabs. The storage is read at
 * every use, so that what one tab learns counts in the others at once; a page without storage keeps its own.
 */
import type { Environment } from './environment';
import { isRecord } from './decode/json';

/** Timestamp in seconds, the server's. */
export interface NoncePair {
	readonly nonce: string;
	readonly timestamp: number;
}

export interface NonceStore {
	/** Empty where none is known yet: the shop's refusal brings the first. */
	current(): string;
	/** Keeps the pair unless a newer one is known. */
	offer(pair: NoncePair | null): void;
	/** Keeps the pair in the place of one that the shop has refused, whatever their timestamps say. */
	replace(refused: string, pair: NoncePair): void;
}

const STORAGE_KEY = 'storeApiNonce';

/** A pair out of anything: stored JSON, boot data, headers as they come. */
export const readNoncePair = (nonce: unknown, timestamp: unknown): NoncePair | null => {
	const seconds = Number(timestamp ?? 0);
	return typeof nonce === 'string' && nonce !== '' && Number.isFinite(seconds)
		? { nonce, timestamp: seconds }
		: null;
};

/** The pair that an answer's headers carry. */
export const nonceOfHeaders = (headers: Headers): NoncePair | null =>
	readNoncePair(headers.get('Nonce'), headers.get('Nonce-Timestamp'));

/** `initial` is the page's own pair; that of a page that may be cached has timestamp 0 and gives way to a stored one. */
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
	const keep = (pair: NoncePair): void => {
		own = pair;
		try {
			storage?.setItem(STORAGE_KEY, JSON.stringify(pair));
		} catch {
			// Full or forbidden: this page goes on with its own.
		}
	};
	const offer = (pair: NoncePair | null): void => {
		const known = newest();
		if (pair && (!known || pair.timestamp > known.timestamp)) {
			keep(pair);
		}
	};
	offer(initial);
	return {
		current: () => newest()?.nonce ?? '',
		offer,
		replace: (refused, pair) => {
			if (newest()?.nonce === refused) {
				keep(pair);
			} else {
				offer(pair);
			}
		},
	};
};
