/**
 * Script `wake`: printed with the cart, which sleeps until the visitor is active (docs/behaviour.md#hydration). It
 * fetches the cart's scripts ahead, and wakes it at once where it was touched already, a plugin has started the stores,
 * or the last page left work.
 */
import { LEFT_CHANGES_KEY } from '../../domain/cart/left-changes';
import { PENDING_ADDS_KEY } from '../../domain/cart/pending-adds';
import { ATTEMPT_STORAGE_KEY } from '../../domain/checkout/stored-attempt';
import { attempt } from '../attempt';
import { readBootData, storefrontIslands } from '../data';
import { browserScheduler, fetchAhead, isFastConnection } from '../schedule';
import { prefetchScript } from '../scripts';
import { onActivity } from './wake';

// document.currentScript is only set while the script runs.
const nonce = document.currentScript?.nonce ?? '';

/** Plugins that delay scripts may have changed their order: boot listens once it has started. */
const wake = (): void => {
	if (storefrontIslands.mount) {
		document.body.dispatchEvent(new CustomEvent('storefront-islands_wake'));
	} else {
		setTimeout(wake, 50);
	}
};

/** @param isTouched True if somebody has touched the page before this script was there to see it. */
const start = (isTouched: boolean): void => {
	const data = readBootData(document);
	if (!data) {
		return;
	}
	const { path = '' } = data.api;
	const { stores, clicks } = storefrontIslands;
	const hasInput = Boolean(clicks?.[0]) || document.activeElement !== document.body;
	const hasWork =
		stores ??
		attempt(() => localStorage.getItem(ATTEMPT_STORAGE_KEY + path)) ??
		attempt(() => sessionStorage.getItem(PENDING_ADDS_KEY + path)) ??
		attempt(() => sessionStorage.getItem(LEFT_CHANGES_KEY + path));
	// Other scripts have loaded React: beside WooCommerce's own blocks the cart starts with them.
	const isBeside = 'React' in window;
	if (isTouched || hasInput || hasWork || isBeside) {
		wake();
		return;
	}
	onActivity(window, wake);
	if (isFastConnection(navigator)) {
		browserScheduler(window).idle(() =>
			fetchAhead(['cart'], data, {
				has: (id) => document.getElementById(id) !== null,
				prefetch: (src) => prefetchScript(document, nonce, src),
			}),
		);
	}
};

// A script that runs later than that was delayed by a plugin, until somebody touches the page.
if (document.readyState === 'complete') {
	start(true);
} else {
	document.addEventListener('DOMContentLoaded', () => start(false));
}
