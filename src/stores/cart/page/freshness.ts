/**
 * Reads the cart again when the page may show an old one, and tells which fields are invalid and must not be pushed.
 */
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import { referToStore } from '../../shared/registry';
import type { Registry } from '../../shared/registry';
import { CART_HASH_COOKIE, readCookie } from '../../../domain/support/cookies';

/**
 * Time in the background after which the cart is read again, in milliseconds: prices, stock and the session may have
 * changed.
 */
export const LONG_HIDDEN = 5 * 60 * 1000;

export interface FreshnessDependencies {
	readonly page: Window;
	readonly now: () => number;
	readonly refresh: () => Promise<void>;
	/** Calls the listener whenever a cart has been received. */
	readonly onReceived: (listener: () => void) => void;
}

/**
 * Reads the cart again when the page becomes active: from the back/forward cache, after a long time in the background,
 * or if the cookie of its hash shows that it was changed elsewhere.
 */
export const refreshWhenStale = ({
	page,
	now,
	refresh,
	onReceived,
}: FreshnessDependencies): void => {
	const { document } = page;
	const cartHash = () => readCookie(document.cookie, CART_HASH_COOKIE);
	let seen = cartHash();
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
		if (wasLong || cartHash() !== seen) {
			seen = cartHash();
			void refresh();
		}
	};
	onReceived(() => {
		seen = cartHash();
	});
	page.addEventListener('pageshow', onPageShow);
	document.addEventListener('visibilitychange', onVisibilityChange);
};

/** Selectors of the validation store, which only checkouts have. */
type ValidationSelectors = { getValidationError(state: unknown, fieldId: string): unknown };

const validationStore =
	referToStore<ReduxStoreConfig<unknown, Record<never, never>, ValidationSelectors>>(
		'wc/store/validation',
	);

/**
 * Creates a function that returns true if a field (shipping_city …) has a validation error; without a validation store
 * none has.
 */
export const createValidity =
	({ select }: Pick<Registry, 'select'>) =>
	(fieldId: string): boolean =>
		// The types do not include undefined, which select returns for a store that is not registered.
		select(validationStore)?.getValidationError(fieldId) !== undefined;
