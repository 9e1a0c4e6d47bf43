/** Refreshes cached fragments: decides when they are shown, fetched and stored, and fetches them. */
import { FRAGMENT_LIFETIME, planFragments } from '../../domain/compat/fragments';
import type { Fragments } from '../../domain/compat/fragments';
import { readFragments } from './cache';
import type { FragmentStore } from './cache';
import type { FragmentsPage } from './site';

/** Time in milliseconds within which refresh requests are merged: one change raises several events. */
const REFRESH_DEBOUNCE = 50;

export interface RefresherDependencies {
	readonly store: FragmentStore;
	readonly fetchFragments: () => Promise<FetchedFragments | null>;
	readonly show: (fragments: Fragments) => void;
	/** Dispatches an event on the body. */
	readonly raise: (event: string) => void;
	/** Returns the cart hash last set by the server, from its cookie. */
	readonly cookieHash: () => string;
	readonly now: () => number;
	/** Calls back once; returns a function that cancels it. */
	readonly after: (milliseconds: number, callback: () => void) => () => void;
}

export interface Refresher {
	/**
	 * To be called on page load: shows the cached fragments or fetches new ones (docs/behaviour.md#cached-fragments).
	 */
	open(): void;
	refresh(): void;
	/** To be called after another tab stored a cart hash. */
	compareTabs(): void;
	/** Stores fragments that came with an added or removed item and are on the page already. */
	storeChanged(fragments: Fragments, cartHash: string): void;
}

export const createRefresher = ({
	store,
	fetchFragments,
	show,
	raise,
	cookieHash,
	now,
	after,
}: RefresherDependencies): Refresher => {
	let cancelExpiry: () => void = () => undefined;
	let isRequested = false;
	let isFetching = false;

	const expireIn = (milliseconds: number) => {
		cancelExpiry();
		cancelExpiry = after(milliseconds, refresh);
	};

	const fetchNow = async () => {
		isRequested = false;
		isFetching = true;
		const fetched = await fetchFragments();
		isFetching = false;
		if (fetched) {
			show(fetched.fragments);
			store.storeFetched(fetched.fragments, fetched.cartHash, now());
			expireIn(FRAGMENT_LIFETIME);
			raise('wc_fragments_refreshed');
		} else {
			raise('wc_fragments_ajax_error');
		}
		if (isRequested) {
			await fetchNow();
		}
	};

	/**
	 * Schedules a refresh, one request at a time. A refresh requested during a request runs after it, as it is about a
	 * newer cart.
	 */
	const refresh = () => {
		if (isRequested) {
			return;
		}
		isRequested = true;
		if (!isFetching) {
			after(REFRESH_DEBOUNCE, () => void fetchNow());
		}
	};

	return {
		open: () => {
			const plan = planFragments(store.read(), cookieHash(), now());
			if (plan.kind === 'refetch') {
				refresh();
				return;
			}
			if (plan.refetchIn !== null) {
				expireIn(plan.refetchIn);
			}
			show(plan.fragments);
			raise('wc_fragments_loaded');
		},
		refresh,
		compareTabs: () => {
			if (store.isOutdated()) {
				refresh();
			}
		},
		storeChanged: (fragments, cartHash) => {
			store.storeChanged(fragments, cartHash, now());
		},
	};
};

/** Default timeout in milliseconds (docs/behaviour.md#cached-fragments: classic fragments time-out). */
export const FETCH_TIMEOUT = 5000;

export interface FetchedFragments {
	readonly fragments: Fragments;
	readonly cartHash: string;
}

const hashOf = (response: object): string =>
	'cart_hash' in response && typeof response.cart_hash === 'string' ? response.cart_hash : '';

/** Decodes the server's response; null if it does not contain fragments. */
const readResponse = (response: unknown): FetchedFragments | null => {
	if (typeof response !== 'object' || response === null || !('fragments' in response)) {
		return null;
	}
	const fragments = readFragments(response.fragments);
	return fragments && { fragments, cartHash: hashOf(response) };
};

/** Fetches all fragments (docs/behaviour.md#cached-fragments). Returns null on every failure, including a timeout. */
export const fetchFragments = async (
	page: Window & typeof globalThis,
	{ homeUrl, timeout: time }: FragmentsPage,
): Promise<FetchedFragments | null> => {
	const url = new URL(homeUrl);
	url.searchParams.set('wc-ajax', 'get_refreshed_fragments');
	const timeout = new AbortController();
	const timer = page.setTimeout(() => timeout.abort(), time ?? FETCH_TIMEOUT);
	try {
		const response = await page.fetch(url, {
			method: 'POST',
			body: new URLSearchParams({ time: String(page.Date.now()) }),
			credentials: 'same-origin',
			signal: timeout.signal,
		});
		return response.ok ? readResponse(await response.json()) : null;
	} catch {
		return null;
	} finally {
		page.clearTimeout(timer);
	}
};
