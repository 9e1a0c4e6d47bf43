import { FRAGMENT_LIFETIME, MINI_CART_REGION } from '../../domain/compat/fragments';
import { createFragmentStore } from './cache';
import type { FetchedFragments } from './refresher';
import { createRefresher } from './refresher';

const HASH_KEY = 'wc_cart_hash_shop';
const some = (text: string) => ({ [MINI_CART_REGION]: `<div>${text}</div>` });

beforeEach(() => {
	jest.useFakeTimers({ now: 1_000_000 });
	localStorage.clear();
	sessionStorage.clear();
});
afterEach(() => {
	jest.useRealTimers();
});

const start = (cookie = 'abc') => {
	const raised: string[] = [];
	const shown: unknown[] = [];
	const answers: (FetchedFragments | null)[] = [];
	let cookieHash = cookie;
	const fetchFragments = jest.fn(() =>
		Promise.resolve(
			answers.length > 0
				? (answers.shift() ?? null)
				: { fragments: some('fetched'), cartHash: cookieHash },
		),
	);
	const store = createFragmentStore(
		() => ({ session: sessionStorage, local: localStorage }),
		'shop',
	);
	const refresher = createRefresher({
		store,
		fetchFragments,
		show: (fragments) => shown.push(fragments),
		raise: (event) => raised.push(event),
		cookieHash: () => cookieHash,
		now: () => Date.now(),
		after: (milliseconds, callback) => {
			const timer = setTimeout(callback, milliseconds);
			return () => clearTimeout(timer);
		},
	});
	return {
		...refresher,
		store,
		raised,
		shown,
		answers,
		fetchFragments,
		setCookie: (hash: string) => {
			cookieHash = hash;
		},
	};
};

const settle = () => jest.advanceTimersByTimeAsync(50);

describe('cached fragments', () => {
	it('are fetched, shown and stored with the cart hash in both storages the first time', async () => {
		const page = start();
		page.open();
		await settle();
		expect(page.shown).toEqual([some('fetched')]);
		expect(page.raised).toEqual(['wc_fragments_refreshed']);
		expect(sessionStorage.getItem('wc_fragments_shop')).toBe(JSON.stringify(some('fetched')));
		expect(sessionStorage.getItem(HASH_KEY)).toBe('abc');
		expect(localStorage.getItem(HASH_KEY)).toBe('abc');
		expect(sessionStorage.getItem('wc_cart_created')).toBe(String(Date.now()));
	});

	it('are shown without a request on the next page', async () => {
		start().store.storeFetched(some('stored'), 'abc', Date.now());
		const page = start();
		page.open();
		await settle();
		expect(page.shown).toEqual([some('stored')]);
		expect(page.raised).toEqual(['wc_fragments_loaded']);
		expect(page.fetchFragments).not.toHaveBeenCalled();
	});

	it('are fetched when the cookie has another cart hash', async () => {
		start().store.storeFetched(some('stored'), 'abc', Date.now());
		const page = start('def');
		page.open();
		await settle();
		expect(page.shown).toEqual([some('fetched')]);
	});

	it('are fetched again 24 hours after they were created, and 24 hours after each refresh', async () => {
		start().store.storeFetched(some('stored'), 'abc', Date.now() - 1000);
		const page = start();
		page.open();
		await jest.advanceTimersByTimeAsync(FRAGMENT_LIFETIME - 1001);
		expect(page.fetchFragments).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync(1 + 50);
		expect(page.fetchFragments).toHaveBeenCalledTimes(1);
		await jest.advanceTimersByTimeAsync(FRAGMENT_LIFETIME + 50);
		expect(page.fetchFragments).toHaveBeenCalledTimes(2);
	});

	it('are fetched when another tab stores another hash, but not for the same hash', async () => {
		const page = start();
		page.open();
		await settle();
		page.compareTabs();
		await settle();
		expect(page.fetchFragments).toHaveBeenCalledTimes(1);
		localStorage.setItem(HASH_KEY, 'def');
		page.compareTabs();
		await settle();
		expect(page.fetchFragments).toHaveBeenCalledTimes(2);
	});

	it('trigger only the error event when they cannot be fetched', async () => {
		const page = start();
		page.answers.push(null);
		page.open();
		await settle();
		expect(page.raised).toEqual(['wc_fragments_ajax_error']);
		expect(page.shown).toEqual([]);
		expect(sessionStorage).toHaveLength(0);
	});

	it('are fetched once for several events of one change, and again for a later one', async () => {
		const page = start();
		page.refresh();
		page.refresh();
		page.refresh();
		await settle();
		expect(page.fetchFragments).toHaveBeenCalledTimes(1);
		page.refresh();
		await settle();
		expect(page.fetchFragments).toHaveBeenCalledTimes(2);
	});

	it('are stored when they come with an added item; the first item starts their lifetime', async () => {
		const page = start();
		page.storeChanged(some('one'), 'abc');
		const created = sessionStorage.getItem('wc_cart_created');
		await jest.advanceTimersByTimeAsync(5000);
		page.storeChanged(some('two'), 'def');
		expect(page.store.read()).toEqual({
			fragments: some('two'),
			cartHash: 'def',
			createdAt: Number(created),
		});
		expect(localStorage.getItem(HASH_KEY)).toBe('def');
	});

	it('have no timestamp when the cart is emptied', () => {
		const page = start();
		page.storeChanged(some('one'), 'abc');
		page.store.storeFetched(some('empty'), '', Date.now());
		expect(page.store.read().createdAt).toBeNull();
	});
});

describe('without storage', () => {
	it('fragments are fetched each time, and nothing throws', () => {
		const store = createFragmentStore(() => {
			throw new Error('forbidden');
		}, 'shop');
		store.storeFetched(some('x'), 'abc', 1);
		expect(store.read()).toEqual({ fragments: null, cartHash: '', createdAt: null });
		expect(store.isOutdated()).toBe(false);
	});
});
