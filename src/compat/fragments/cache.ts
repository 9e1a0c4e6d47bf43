import type { FragmentCache, Fragments } from '../../domain/fragments';
import { createdAfter } from '../../domain/fragments';

const CREATED_KEY = 'wc_cart_created';

/** Where fragments are kept: for this tab (session), and the cart's hash for all tabs (local). */
export interface FragmentStorages {
	readonly session: Storage;
	readonly local: Storage;
}

/** Reads and writes cached fragments. Where the browser forbids storage, nothing is cached. */
export interface FragmentStore {
	/** The local storage's key of the cart's hash, which tells the other tabs. */
	readonly hashKey: string;
	read(): FragmentCache;
	/** Whether another tab has stored another cart's hash than this one. */
	isOutdated(): boolean;
	/** Fetched from the server: the lifetime begins. */
	keepFetched(fragments: Fragments, cartHash: string, now: number): void;
	/** Came with an added or removed item: the lifetime begins only with the first item. */
	keepChanged(fragments: Fragments, cartHash: string, now: number): void;
}

const isFragments = (value: unknown): value is Fragments =>
	typeof value === 'object' &&
	value !== null &&
	!Array.isArray(value) &&
	Object.values(value).every((html) => typeof html === 'string');

/** Fragments out of an answer or storage; null for anything else. */
export const readFragments = (value: unknown): Fragments | null =>
	isFragments(value) ? value : null;

const parse = (json: string | null): unknown => {
	try {
		return json === null ? null : JSON.parse(json);
	} catch {
		return null;
	}
};

/** Runs what touches storage, which may be forbidden or full. */
const attempt = <Value>(run: () => Value, fallback: Value): Value => {
	try {
		return run();
	} catch {
		return fallback;
	}
};

/** `site` tells shops on one origin apart. */
export const createFragmentStore = (
	storages: () => FragmentStorages,
	site: string,
): FragmentStore => {
	const hashKey = `wc_cart_hash_${site}`;
	const fragmentsKey = `wc_fragments_${site}`;

	const keep = (fragments: Fragments, cartHash: string, createdAt: number | null) => {
		attempt(() => {
			const { session, local } = storages();
			session.setItem(fragmentsKey, JSON.stringify(fragments));
			session.setItem(hashKey, cartHash);
			local.setItem(hashKey, cartHash);
			if (createdAt === null) {
				session.removeItem(CREATED_KEY);
			} else {
				session.setItem(CREATED_KEY, String(createdAt));
			}
		}, undefined);
	};

	const read = (): FragmentCache =>
		attempt(
			() => {
				const { session } = storages();
				const created = Number(session.getItem(CREATED_KEY) ?? NaN);
				return {
					fragments: readFragments(parse(session.getItem(fragmentsKey))),
					cartHash: session.getItem(hashKey) ?? '',
					createdAt: Number.isFinite(created) ? created : null,
				};
			},
			{ fragments: null, cartHash: '', createdAt: null },
		);

	return {
		hashKey,
		read,
		isOutdated: () =>
			attempt(() => {
				const { session, local } = storages();
				return local.getItem(hashKey) !== session.getItem(hashKey);
			}, false),
		keepFetched: (fragments, cartHash, now) => {
			keep(fragments, cartHash, createdAfter(cartHash, now));
		},
		keepChanged: (fragments, cartHash, now) => {
			const { cartHash: before, createdAt } = read();
			keep(fragments, cartHash, before === '' ? createdAfter(cartHash, now) : createdAt);
		},
	};
};
