/**
 * Script `wake`: printed with the cart, which sleeps until the visitor is active (docs/behaviour.md#hydration). It
 * fetches the cart's scripts ahead, and wakes it at once where it was touched already, came out of a cache, a plugin has
 * started the stores, or the last page left work.
 */
import { LEFT_CHANGES_KEY } from '../../domain/cart/left-changes';
import { PENDING_ADDS_KEY } from '../../domain/cart/pending-adds';
import { ATTEMPT_STORAGE_KEY } from '../../domain/checkout/stored-attempt';
import { CART_HASH_COOKIE, readCookie } from '../../domain/support/cookies';
import { attempt } from '../attempt';
import { readBootData, storefrontIslands } from '../data';
import { browserScheduler, fetchAhead, isFastConnection } from '../schedule';
import { prefetchScript } from '../scripts';
import { onActivity } from './wake';

// document.currentScript is only set while the script runs.
const nonce = document.currentScript?.nonce ?? '';

/** Boot may start later than this script, where a plugin delays scripts. */
const wake = (): void => {
	storefrontIslands.isAwake = true;
	document.body.dispatchEvent(new CustomEvent('storefront-islands_wake'));
};

const fetchCartAhead = (): void => {
	const data = readBootData(document);
	if (data) {
		fetchAhead(['cart'], data, {
			has: (id) => document.getElementById(id) !== null,
			prefetch: (src) => prefetchScript(document, nonce, src),
		});
	}
};

/** @param isTouched True if somebody has touched the page before this script was there to see it. */
const start = (isTouched: boolean): void => {
	const { path = '', stores, clicks, isOld } = storefrontIslands;
	const hasInput = Boolean(clicks?.[0]) || document.activeElement !== document.body;
	const hasWork =
		stores ??
		attempt(() => localStorage.getItem(ATTEMPT_STORAGE_KEY + path)) ??
		attempt(() => sessionStorage.getItem(PENDING_ADDS_KEY + path)) ??
		attempt(() => sessionStorage.getItem(LEFT_CHANGES_KEY + path));
	if (isTouched || isOld || hasInput || hasWork) {
		wake();
		return;
	}
	storefrontIslands.cartHash = readCookie(document.cookie, CART_HASH_COOKIE);
	if (isFastConnection(navigator)) {
		browserScheduler(window).idle(fetchCartAhead);
	}
};

// Somebody may be active long before a page with many scripts has started.
onActivity(window, wake);

// A script that runs later than that was delayed by a plugin, until somebody touches the page.
if (document.readyState === 'complete') {
	start(true);
} else {
	// Boot, which tells the shop's folder, starts at the same event.
	document.addEventListener('DOMContentLoaded', () => setTimeout(() => start(false)));
}
