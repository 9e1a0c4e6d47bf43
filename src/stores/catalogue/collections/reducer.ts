import type { CollectionsAction } from './actions';
import { initialState, type CollectionsState } from './actions';

/** Action of @wordpress/data: all resolutions are invalidated, so the stored responses are dropped. */
interface Invalidation {
	readonly type: 'INVALIDATE_RESOLUTION_FOR_STORE';
}

/** Reducer of the store, see contract.ts. */
export const reducer = (
	state: CollectionsState = initialState,
	action: CollectionsAction | Invalidation,
): CollectionsState => {
	switch (action.type) {
		case 'RECEIVE_COLLECTION':
			return state.collections.has(action.key) && !action.replace
				? state
				: {
						...state,
						collections: new Map(state.collections).set(action.key, action.response),
					};
		case 'RECEIVE_LAST_MODIFIED':
			return state.lastModified === action.timestamp
				? state
				: { ...state, lastModified: action.timestamp };
		case 'INVALIDATE_RESOLUTION_FOR_STORE':
			return initialState;
		default:
			return state;
	}
};
