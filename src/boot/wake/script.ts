/**
 * Script `wake`: printed with cart and checkout, which sleep until the visitor is active (docs/behaviour.md#hydration).
 * It fetches their scripts ahead, and wakes them at once where the page was touched already, came out of a cache, a plugin
 * has started the stores, the last page left work, or a script has to draw a part of the checkout or may count it.
 */
import { CART_CHANGED_KEY, isAskedBefore } from '../../domain/cart/last-change';
import { LEFT_CHANGES_KEY } from '../../domain/cart/left-changes';
import { DEFERRED_ADDS_KEY } from '../../domain/cart/deferred-adds';
import { ATTEMPT_STORAGE_KEY, DRAFT_STORAGE_KEY } from '../../domain/checkout/stored-attempt';
import { CART_HASH_COOKIE, readCookie } from '../../domain/support/cookies';
import { watchFixedBelow } from '../../site/fixed-below';
import { attempt } from '../../domain/support/attempt';
import { storefrontIslands } from '../data';
import { onceShown } from '../schedule';
import { onActivity } from './wake';

/** Boot may start later than this script, where a plugin delays scripts. */
const wake = (): void => {
	storefrontIslands.isAwake = true;
	document.body.dispatchEvent(new CustomEvent('storefront-islands_wake'));
};

/** True where a script has to draw a part of the checkout, or may listen to `checkout-render-checkout-form`. */
const isExpected = (checkout: Element | null): boolean =>
	checkout !== null &&
	(checkout.querySelector('[aria-busy=true]') !== null || Reflect.get(window, 'wp') !== undefined);

type StorageKind = 'localStorage' | 'sessionStorage';

/** Null if the browser forbids the storage. */
const stored = (kind: StorageKind, key: string): string | null =>
	attempt(() => window[kind].getItem(key + (storefrontIslands.path ?? '')));

/** @param isTouched True if somebody has touched the page before this script was there to see it. */
const start = (isTouched: boolean): void => {
	const { stores, clicks } = storefrontIslands;
	const hash = readCookie(document.cookie, CART_HASH_COOKIE);
	storefrontIslands.isOld ||=
		(storefrontIslands.cartHash ??= hash) !== hash ||
		isAskedBefore(stored('localStorage', CART_CHANGED_KEY));
	const hasInput = Boolean(clicks?.[0]) || document.activeElement !== document.body;
	const hasWork =
		stores ??
		stored('localStorage', ATTEMPT_STORAGE_KEY) ??
		stored('sessionStorage', DEFERRED_ADDS_KEY) ??
		stored('sessionStorage', LEFT_CHANGES_KEY) ??
		stored('localStorage', DRAFT_STORAGE_KEY);
	const checkout = document.querySelector('[data-island=checkout]');
	if (isTouched || storefrontIslands.isOld || hasInput || hasWork || isExpected(checkout)) {
		wake();
	} else {
		// Whoever opens the checkout fills it in.
		storefrontIslands.fetchAhead?.(['cart', 'checkout'], checkout !== null);
	}
};

watchFixedBelow();

onceShown(document, () => {
	// Somebody may be active long before a page with many scripts has started.
	onActivity(window, wake);
});

// A script that runs later than that was delayed by a plugin, until somebody touches the page.
if (document.readyState === 'complete') {
	start(true);
} else {
	document.addEventListener('DOMContentLoaded', () => {
		// Boot, which tells the shop's folder and fetches, starts at the same event.
		onceShown(document, () => setTimeout(() => start(false)));
	});
}
