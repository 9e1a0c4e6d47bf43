import { CART_HASH_COOKIE, ITEMS_IN_CART_COOKIE, readCookie } from './cookies';

/**
 * Time in the background after which the cart is read again, in milliseconds: prices, stock and the session may have
 * changed.
 */
export const LONG_HIDDEN = 5 * 60 * 1000;

export interface FreshnessDependencies {
	readonly page: Window;
	readonly now: () => number;
	readonly refresh: () => Promise<void>;
	/** Calls the listener whenever a cart has been received. Returns a function that removes the listener. */
	readonly onReceived: (listener: () => void) => () => void;
}

/**
 * Reads the cart again when the page becomes active: from the back/forward cache, after a long time in the background,
 * or if the cart's cookies show that it was changed elsewhere. Returns a function that stops it.
 */
export const refreshWhenStale = ({
	page,
	now,
	refresh,
	onReceived,
}: FreshnessDependencies): (() => void) => {
	const { document } = page;
	const signature = () =>
		[CART_HASH_COOKIE, ITEMS_IN_CART_COOKIE]
			.map((name) => readCookie(document.cookie, name))
			.join(' ');
	let seen = signature();
	let hiddenAt: number | null = null;

	const onPageShow = ({ persisted }: PageTransitionEvent) => {
		if (persisted) {
			void refresh();
		}
	};
	const onVisibilityChange = () => {
		if (document.visibilityState === 'hidden') {
			hiddenAt = now();
			return;
		}
		const wasLong = hiddenAt !== null && now() - hiddenAt >= LONG_HIDDEN;
		hiddenAt = null;
		if (wasLong || signature() !== seen) {
			seen = signature();
			void refresh();
		}
	};
	const stopReceiving = onReceived(() => {
		seen = signature();
	});
	page.addEventListener('pageshow', onPageShow);
	document.addEventListener('visibilitychange', onVisibilityChange);
	return () => {
		stopReceiving();
		page.removeEventListener('pageshow', onPageShow);
		document.removeEventListener('visibilitychange', onVisibilityChange);
	};
};
