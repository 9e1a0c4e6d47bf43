import type { Fragments } from '../../domain/fragments';
import { readFragments } from './cache';

/** Timeout in milliseconds (docs/behaviour.md#cached-fragments: classic fragments time-out). */
export const FETCH_TIMEOUT = 5000;

export interface FetchedFragments {
	readonly fragments: Fragments;
	readonly cartHash: string;
}

const hashOf = (response: object): string =>
	'cart_hash' in response && typeof response.cart_hash === 'string' ? response.cart_hash : '';

/** Decodes the server's response; null if it does not contain fragments. */
export const readResponse = (response: unknown): FetchedFragments | null => {
	if (typeof response !== 'object' || response === null || !('fragments' in response)) {
		return null;
	}
	const fragments = readFragments(response.fragments);
	return fragments && { fragments, cartHash: hashOf(response) };
};

/** Fetches all fragments (docs/behaviour.md#cached-fragments). Returns null on every failure, including a timeout. */
export const fetchFragments = async (
	page: Window & typeof globalThis,
	homeUrl: string,
): Promise<FetchedFragments | null> => {
	const url = new URL(homeUrl);
	url.searchParams.set('wc-ajax', 'get_refreshed_fragments');
	const timeout = new AbortController();
	const timer = page.setTimeout(() => timeout.abort(), FETCH_TIMEOUT);
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
