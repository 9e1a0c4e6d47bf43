import type { CartIntent } from '../../domain/cart/intent';
import type { Registry } from '../registry';
import { shoppingStore } from './contract';

/** Keeps the list of changes under way, for whoever sends them. */
export interface ChangeTracker {
	/** Puts a change on the list; the answer takes it off again. */
	begin(intent: CartIntent): () => void;
	/** Oldest first. */
	underWay(): readonly CartIntent[];
}

export const createTracker = (registry: Registry): ChangeTracker => {
	let lastId = 0;
	return {
		begin(intent) {
			lastId += 1;
			const id = lastId;
			const { changeBegan, changeEnded } = registry.dispatch(shoppingStore);
			void changeBegan({ id, intent });
			return () => void changeEnded(id);
		},
		underWay: () =>
			registry
				.select(shoppingStore)
				.getChanges()
				.map(({ intent }) => intent),
	};
};
