import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { NOTICE_CONTEXTS } from '../../domain/failure/failure';
import type { SiteSettings } from '../../domain/settings';
import { referToStore } from '../shared/registry';
import type { Registry } from '../shared/registry';
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
	(registry: Registry) =>
	(fieldId: string): boolean =>
		// The types do not include undefined, which select returns for a store that is not registered.
		registry.select(validationStore)?.getValidationError(fieldId) !== undefined;

/** Shows a notice about a different cart: the visitor is logged out, and the former cart belongs to the account. */
export const notifySessionEnd = (
	registry: Registry,
	{ storePages }: Pick<SiteSettings, 'storePages'>,
): void => {
	void registry
		.dispatch(noticesStore)
		.createWarningNotice(
			__(
				'You have been logged out, and this cart with you. It is kept with your account: log in again to see it.',
				'storefront-islands',
			),
			{
				id: 'storefront-session-ended',
				context: NOTICE_CONTEXTS.cart,
				isDismissible: true,
				actions: [
					{ label: __('Log in', 'storefront-islands'), url: storePages.myaccount.permalink },
				],
			},
		);
};
