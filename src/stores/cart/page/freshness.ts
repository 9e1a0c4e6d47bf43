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
	/** The cookie when the page fell asleep; undefined if it did not. */
	readonly sleepingHash?: string | undefined;
	/** True if the page slept while the cart may have been changed, or is an old one from the HTTP cache. */
	readonly isOld?: boolean | undefined;
	/** Reads the cart, and says so meanwhile. */
	readonly refresh: () => Promise<void>;
	/** Calls the listener whenever a cart has been received. */
	readonly onReceived: (listener: () => void) => void;
}

/**
 * Reads the cart again when the page becomes active: from the back/forward cache, after a long time in the background,
 * or if the cookie of its hash shows that it was changed elsewhere, also while the page slept.
 */
export const refreshWhenStale = ({
	page,
	now,
	sleepingHash,
	isOld,
	refresh,
	onReceived,
}: FreshnessDependencies): void => {
	const { document } = page;
	const cartHash = () => readCookie(document.cookie, CART_HASH_COOKIE);
	let seen = cartHash();
	if (isOld || (sleepingHash ?? seen) !== seen) {
		void refresh();
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
