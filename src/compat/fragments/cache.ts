/** Cache of fragments in the storages of the browser (docs/behaviour.md#cached-fragments). */
import { createdAfter } from '../../domain/compat/fragments';
import type { FragmentCache, Fragments } from '../../domain/compat/fragments';
import { parseJson } from '../../domain/support/json';

const CREATED_KEY = 'wc_cart_created';

/** Storages of cached fragments: per tab (session), and the cart hash shared by all tabs (local). */
export interface FragmentStorages {
	readonly session: Storage;
	readonly local: Storage;
}

/** Reads and writes cached fragments. Nothing is cached if the browser blocks storage. */
export interface FragmentStore {
	/** Key of the cart hash in local storage, whose change notifies other tabs. */
	readonly hashKey: string;
	read(): FragmentCache;
	/** True if another tab has stored a different cart hash than this one. */
	isOutdated(): boolean;
	/** Stores fragments fetched from the server, which starts a new lifetime. */
	storeFetched(fragments: Fragments, cartHash: string, now: number): void;
	/**
	 * Stores fragments that came with an added or removed item. The lifetime starts only if the cart was empty before.
	 */
	storeChanged(fragments: Fragments, cartHash: string, now: number): void;
}

const isFragments = (value: unknown): value is Fragments =>
	typeof value === 'object' &&
	value !== null &&
	!Array.isArray(value) &&
	Object.values(value).every((html) => typeof html === 'string');

/** Returns the fragments in a response or in storage; null for anything else. */
export const readFragments = (value: unknown): Fragments | null =>
	isFragments(value) ? value : null;

/** Runs a storage operation, which fails if storage is blocked or full. */
const attempt = <Value>(run: () => Value, fallback: Value): Value => {
	try {
		return run();
	} catch {
		return fallback;
	}
};

/** Creates the store of cached fragments. `site` distinguishes shops on the same origin. */
export const createFragmentStore = (
	storages: () => FragmentStorages,
	site: string,
): FragmentStore => {
	const hashKey = `wc_cart_hash_${site}`;
	const fragmentsKey = `wc_fragments_${site}`;

	const write = (fragments: Fragments, cartHash: string, createdAt: number | null) => {
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
					fragments: readFragments(parseJson(session.getItem(fragmentsKey) ?? '')),
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
		storeFetched: (fragments, cartHash, now) => {
			write(fragments, cartHash, createdAfter(cartHash, now));
		},
		storeChanged: (fragments, cartHash, now) => {
			const { cartHash: before, createdAt } = read();
			write(fragments, cartHash, before === '' ? createdAfter(cartHash, now) : createdAt);
		},
	};
};
