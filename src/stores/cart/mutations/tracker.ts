import type { CartIntent } from '../../../domain/cart/intent';
import { guard } from '../../shared/guard';
import type { Registry } from '../../shared/registry';
import { shoppingStore } from '../shopping/contract';

/** Tracks pending changes for the code that sends them. */
export interface ChangeTracker {
	/** Adds a pending change. Returns a function that removes it once it is answered. */
	begin(intent: CartIntent): () => void;
	/** Pending changes, oldest first. */
	pending(): readonly CartIntent[];
}

export const createTracker = (registry: Registry): ChangeTracker => {
	let lastId = 0;
	return {
		begin(intent) {
			lastId += 1;
			const id = lastId;
			const { changeBegan, changeEnded } = registry.dispatch(shoppingStore);
			guard(() => changeBegan({ id, intent }));
			return () => guard(() => changeEnded(id));
		},
		pending: () =>
			registry
				.select(shoppingStore)
				.getChanges()
				.map(({ intent }) => intent),
	};
};
