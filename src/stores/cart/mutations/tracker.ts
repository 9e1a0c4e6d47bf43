import type { CartIntent } from '../../../domain/cart/intent';
import { guard } from '../../shared/guard';
import type { Registry } from '../../shared/registry';
import { shoppingStore } from '../shopping/contract';

/** Tracks pending changes for the code that sends them. */
export interface ChangeTracker {
	/** Adds a pending change. Returns its key, and a function that removes it once it is answered. */
	begin(intent: CartIntent): { readonly key: string; readonly end: () => void };
	/** Pending changes, oldest first. */
	pending(): readonly CartIntent[];
}

/** @param createKey Returns an Idempotency-Key for a change. */
export const createTracker = (registry: Registry, createKey: () => string): ChangeTracker => ({
	begin(intent) {
		const key = createKey();
		const { changeBegan, changeEnded } = registry.dispatch(shoppingStore);
		guard(() => changeBegan({ key, intent }));
		return { key, end: () => guard(() => changeEnded(key)) };
	},
	pending: () =>
		registry
			.select(shoppingStore)
			.getChanges()
			.map(({ intent }) => intent),
});
