import { CART_HASH_COOKIE, ITEMS_IN_CART_COOKIE, readCookie } from './cookies';

/** After this long out of sight a cart is read anew, milliseconds: prices, stock and the session may have changed. */
export const LONG_HIDDEN = 5 * 60 * 1000;

export interface FreshnessDependencies {
	readonly page: Window;
	readonly now: () => number;
	readonly refresh: () => Promise<void>;
	/** Calls the listener whenever a cart has been received. Returns how to stop. */
	readonly onReceived: (listener: () => void) => () => void;
}

/**
 * Reads the cart anew when the page comes back: from the back/forward cache, after a long time out of sight, or when
 * the cart's cookies say that it was changed elsewhere. Returns how to stop.
 */
export const keepFresh = ({
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
