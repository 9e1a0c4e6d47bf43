import type { Fragments } from '../../domain/fragments';
import { FRAGMENT_LIFETIME, planFragments } from '../../domain/fragments';
import type { FragmentStore } from './cache';
import type { FetchedFragments } from './fetch';

/** Milliseconds in which wishes for a refresh become one: a change raises several events. */
const GATHERING = 50;

export interface RefresherDependencies {
	readonly store: FragmentStore;
	readonly fetchFragments: () => Promise<FetchedFragments | null>;
	readonly show: (fragments: Fragments) => void;
	/** Raises an event on the body. */
	readonly raise: (event: string) => void;
	/** The cart's hash as the server last said it, from its cookie. */
	readonly cookieHash: () => string;
	readonly now: () => number;
	/** Calls back once; returns how to prevent it. */
	readonly after: (milliseconds: number, callback: () => void) => () => void;
}

export interface Refresher {
	/** The page was opened: shows what is cached, or fetches (spec section 4). */
	open(): void;
	refresh(): void;
	/** Another tab stored a hash. */
	compareTabs(): void;
	/** An item was added or removed and the new regions came with it; they are on the page already. */
	keep(fragments: Fragments, cartHash: string): void;
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
	let isWanted = false;
	let isFetching = false;

	const expireIn = (milliseconds: number) => {
		cancelExpiry();
		cancelExpiry = after(milliseconds, refresh);
	};

	const fetchNow = async () => {
		isWanted = false;
		isFetching = true;
		const fetched = await fetchFragments();
		isFetching = false;
		if (fetched) {
			show(fetched.fragments);
			store.keepFetched(fetched.fragments, fetched.cartHash, now());
			expireIn(FRAGMENT_LIFETIME);
			raise('wc_fragments_refreshed');
		} else {
			raise('wc_fragments_ajax_error');
		}
		if (isWanted) {
			await fetchNow();
		}
	};

	/** One request at a time; a wish that comes while one is under way is about a newer cart. */
	const refresh = () => {
		if (isWanted) {
			return;
		}
		isWanted = true;
		if (!isFetching) {
			after(GATHERING, () => void fetchNow());
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
		keep: (fragments, cartHash) => {
			store.keepChanged(fragments, cartHash, now());
		},
	};
};
