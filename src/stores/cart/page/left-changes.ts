import { shopKey } from '../../../domain/support/shop-key';
import { tabStorage } from '../../../api';
import { LEFT_CHANGES_KEY } from '../../../domain/cart/left-changes';
import { isOfCart } from '../../../domain/cart/intent';
import type { PendingChange } from '../shopping/state';

/** Milliseconds since the page was opened until which changes wait at most for those that the page before has left. */
export const LONGEST_HOLD = 15_000;

/**
 * Keeps the changes that are not answered when the page is left for the next page of the tab, which is rendered without
 * them (docs/reliability.md#changes-of-a-page-that-was-left). Returns those of the page before; nothing if it left none.
 *
 * @param pending Returns the changes that are not answered yet, oldest first.
 * @param onBack Called when the page comes back from the back/forward cache, and another one has left changes.
 */
export const keepLeftChanges = (
	page: Window,
	now: () => number,
	pending: () => readonly PendingChange[],
	onBack: () => void,
): string | null | undefined => {
	const storage = tabStorage();
	const key = shopKey(LEFT_CHANGES_KEY);
	page.addEventListener('pagehide', () => {
		const changes = pending();
		if (changes.length > 0) {
			// An address stays out of the storage, and of the session of whoever logs in next.
			const kept = changes.filter(({ intent }) => isOfCart(intent));
			storage?.setItem(key, JSON.stringify([now(), ...kept]));
		}
	});
	page.addEventListener('pageshow', ({ persisted }) => {
		if (persisted && storage?.getItem(key)) {
			onBack();
		}
	});
	return storage?.getItem(key);
};
