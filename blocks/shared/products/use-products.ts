import { useEffect, useState } from '@wordpress/element';
import type { FoundProduct, ProductSource } from './product-source';

/** Result of a request for products. */
export interface FoundProducts {
	readonly state: 'idle' | 'loading' | 'found' | 'failed';
	/** Products of the last successful request. */
	readonly products: readonly FoundProduct[];
}

const NONE: FoundProducts = { state: 'idle', products: [] };

/** Time without typing after which the shop is searched, in milliseconds. */
export const SEARCH_DELAY = 250;

type Show = (change: (shown: FoundProducts) => FoundProducts) => void;

/** Sends a request after a delay and shows its result. Returns a function that aborts it. */
const request = (
	send: (signal: AbortSignal) => Promise<readonly FoundProduct[]>,
	delay: number,
	show: Show,
): (() => void) => {
	const abort = new AbortController();
	const showUnlessAborted = (found: FoundProducts) => {
		if (!abort.signal.aborted) {
			show(() => found);
		}
	};
	const timer = setTimeout(() => {
		send(abort.signal).then(
			(products) => showUnlessAborted({ state: 'found', products }),
			() => showUnlessAborted({ state: 'failed', products: [] }),
		);
	}, delay);
	show(({ products }) => ({ state: 'loading', products }));
	return () => {
		clearTimeout(timer);
		abort.abort();
	};
};

/**
 * Searches the shop's products while a text is typed.
 *
 * @param source Finds the products.
 * @param text   What is typed; null before the control is used, when the shop is not searched yet.
 */
export const useProductSearch = (source: ProductSource, text: string | null): FoundProducts => {
	const [found, setFound] = useState(NONE);
	useEffect(
		() =>
			text === null
				? undefined
				: request(
						(signal) => source.search(text, signal),
						text === '' ? 0 : SEARCH_DELAY,
						setFound,
					),
		[source, text],
	);
	return found;
};

/**
 * Finds chosen products by their ids.
 *
 * @param source Finds the products.
 * @param ids    Chosen ids.
 */
export const useProducts = (source: ProductSource, ids: readonly number[]): FoundProducts => {
	const [found, setFound] = useState(NONE);
	// Independent of the order, which the control changes.
	const key = [...ids].sort((one, other) => one - other).join();
	useEffect(() => {
		if (key === '') {
			setFound(NONE);
			return undefined;
		}
		return request((signal) => source.byIds(key.split(',').map(Number), signal), 0, setFound);
	}, [source, key]);
	return found;
};
