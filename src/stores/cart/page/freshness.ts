/** Reads the cart again when the page may show an old one. */
import { CART_HASH_COOKIE, readCookie } from '../../../domain/support/cookies';

/**
 * Time in the background after which the cart is read again, in milliseconds: prices, stock and the session may have
 * changed.
 */
export const LONG_HIDDEN = 5 * 60 * 1000;

export interface FreshnessDependencies {
	readonly page: Window;
	readonly now: () => number;
	/** The cookie when the page was made, or fell asleep; undefined if that is not known. */
	readonly earlierHash?: string | undefined;
	/** True if the page slept while the cart may have been changed, or is an old one from the HTTP cache. */
	readonly isOld?: boolean | undefined;
	/** True if the page was fetched before it was opened: the cart may have been changed in what the hash does not tell. */
	readonly isAhead?: boolean | undefined;
	/** Reads the cart, and says so meanwhile. */
	readonly refresh: () => Promise<void>;
	/** Reads the cart in silence. */
	readonly reread: () => void;
	/** Calls the listener whenever a cart has been received. */
	readonly onReceived: (listener: () => void) => void;
}

/**
 * Reads the cart again when the page becomes active: from the back/forward cache, after a long time in the background,
 * or if the cookie of its hash shows that it was changed elsewhere, also while the page slept or before it was opened.
 */
export const refreshWhenStale = ({
	page,
	now,
	earlierHash,
	isOld,
	isAhead,
	refresh,
	reread,
	onReceived,
}: FreshnessDependencies): void => {
	const { document } = page;
	const cartHash = () => readCookie(document.cookie, CART_HASH_COOKIE);
	let seen = cartHash();
	if (isOld || (earlierHash ?? seen) !== seen) {
		void refresh();
	} else if (isAhead) {
		reread();
	}
	let hiddenAt: number | null = null;

	page.addEventListener('pageshow', ({ persisted }) => {
		if (persisted) {
			void refresh();
		}
	});
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'hidden') {
			hiddenAt = now();
			return;
		}
		const wasLong = hiddenAt !== null && now() - hiddenAt >= LONG_HIDDEN;
		hiddenAt = null;
		if (wasLong || cartHash() !== seen) {
			seen = cartHash();
			void refresh();
		}
	});
	onReceived(() => {
		seen = cartHash();
	});
};
