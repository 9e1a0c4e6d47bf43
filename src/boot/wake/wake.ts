/** Calls back once there is a reason to hydrate islands with the schedule `activity`. */
import { ADDED_TO_CART, REMOVED_FROM_CART, SYNC_EVENT } from '../../domain/cart/events';
import { onFirst } from '../../site/on-first';
import { storefrontIslands } from '../data';

/** Events of a visitor. A tap counts from its click on: what it shows at once must not wait for scripts. */
const ACTIVITY = ['pointermove', 'scroll', 'click', 'keydown', 'focusin', 'input'];

/** Events after which the cart may be another one than the page shows. */
const RETURNS = [
	...['pageshow', 'visibilitychange', 'storage', 'online'],
	...[ADDED_TO_CART, REMOVED_FROM_CART, SYNC_EVENT],
];

/**
 * False for the first pageshow, which is that of the page itself, for what other scripts store, and while nobody looks
 * at the page.
 */
const isReason = (event: Event, { hidden }: Document): boolean =>
	!hidden &&
	!(event instanceof PageTransitionEvent && !event.persisted) &&
	!(event instanceof StorageEvent && !event.key?.startsWith('storefront-islands'));

/** Calls back at the first event, after the browser has painted what it changes at once. */
export const onActivity = (window: Window & typeof globalThis, callback: () => void): void => {
	onFirst(window, [...ACTIVITY, ...RETURNS], (event) => {
		if (!isReason(event, window.document)) {
			onActivity(window, callback);
			return;
		}
		storefrontIslands.isOld ||= RETURNS.includes(event.type);
		window.requestAnimationFrame(() => setTimeout(callback));
	});
};
