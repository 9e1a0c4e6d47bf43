import { shopKey } from '../../../domain/support/shop-key';
import { tabStorage } from '../../../api';
import { isOfCart } from '../../../domain/cart/intent';
import { LEFT_CHANGES_KEY, LEFT_LIFETIME } from '../../../domain/cart/left-changes';
import { parseJson } from '../../../domain/support/json';
import { readList } from '../../../domain/support/unknown';
import type { PendingChange } from '../shopping/state';

/** Milliseconds since the page was opened until which changes wait at most for those that the page before has left. */
export const LONGEST_HOLD = 15_000;

const storageKey = (): string => shopKey(LEFT_CHANGES_KEY);

/** Calls back each time that the page comes out of the back/forward cache and another one has left changes. */
export const onLeftChanges = (page: Window, callback: () => void): void => {
	page.addEventListener('pageshow', ({ persisted }) => {
		if (persisted) {
			// Chromium brings the tab's storage up to date behind this event.
			setTimeout(() => tabStorage()?.getItem(storageKey()) && callback());
		}
	});
};

/**
 * Keeps the changes that are not answered when the page is left for the next page of the tab, which is rendered without
 * them (docs/reliability.md#changes-of-a-page-that-was-left). Returns those of the page before; nothing if it left none.
 *
 * @param pending Returns the changes that are not answered yet, oldest first.
 */
export const keepLeftChanges = (
	page: Window,
	now: () => number,
	pending: () => readonly PendingChange[],
): string | null | undefined => {
	const storage = tabStorage();
	page.addEventListener('pagehide', () => {
		const changes = pending();
		if (changes.length > 0) {
			// An address stays out of the storage, and of the session of whoever logs in next.
			const kept = changes.filter(({ intent }) => isOfCart(intent));
			// Those of the page before that wait for their script, and what was pressed in a cart that sleeps.
			const [since, ...earlier] = readList(parseJson(storage?.getItem(storageKey()) ?? ''));
			const left = now() - Number(since) < LEFT_LIFETIME ? earlier : [];
			storage?.setItem(storageKey(), JSON.stringify([now(), ...left, ...kept]));
		}
	});
	return storage?.getItem(storageKey());
};
