/** Repeats what was typed, chosen and pressed in the cart before it was hydrated. */
import type { Cart } from '../../domain/cart/cart';
import { stepsFrom } from '../../domain/cart/quantity';
import type { PageStores } from '../../stores/cart/setup';
import { shoppingStore } from '../../stores/cart/shopping/contract';
import { readTypedQuantity } from '../../ui/fields/quantity/use-quantity-text';
import type { PreHydrationInput } from './pre-hydration-input';

type Stores = Pick<PageStores, 'registry' | 'hasLeftChanges'>;

/**
 * Sends the changes without a window for others: they have waited for the scripts. The changes of the page that was left
 * go first all the same.
 */
export const sendReplayed = ({ registry, hasLeftChanges }: Stores): void => {
	if (!hasLeftChanges) {
		void registry.dispatch(shoppingStore).retryNow();
	}
};

/** Applies the input to the stores; the island, which hydrates what PHP printed, shows it afterwards. */
export const replayInput = (
	stores: Stores,
	{ quantities, stepped, rates }: PreHydrationInput,
	{ items }: Cart,
): void => {
	const shopping = stores.registry.dispatch(shoppingStore);
	const known = stores.registry.select(shoppingStore).getCart().items;
	quantities.forEach(([key, typed]) => {
		const item = items.find((line) => line.key === key);
		const read = item && readTypedQuantity(typed, item.limits);
		if (!item || read?.kind !== 'valid') {
			return;
		}
		if (!stepped.includes(key)) {
			void shopping.changeQuantity(key, read.quantity, true);
			return;
		}
		// The shop may have told another quantity than the printed one since.
		const now = known.find((line) => line.key === key)?.quantity ?? item.quantity;
		void shopping.changeQuantity(key, stepsFrom(now, item.quantity, read.quantity));
	});
	rates.forEach(([packageId, rateId]) => void shopping.selectRate(rateId, packageId));
	// Somebody who types may not be done yet.
	if (quantities.length + rates.length > 0 && !document.activeElement?.matches('input')) {
		sendReplayed(stores);
	}
};
