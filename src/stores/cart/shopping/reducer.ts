import type { ShoppingAction } from './actions';
import type { ShoppingState } from './state';
import { initialState } from './state';

export const reducer = (
	state: ShoppingState = initialState,
	action: ShoppingAction,
): ShoppingState => {
	switch (action.type) {
		case 'CHANGE_BEGAN':
			return { ...state, changes: [...state.changes, action.change] };
		case 'CHANGE_ENDED':
			return { ...state, changes: state.changes.filter(({ key }) => key !== action.key) };
		case 'ITEM_REMOVED': {
			const others = state.removed.filter(({ key }) => key !== action.item.key);
			return { ...state, removed: [...others, action.item] };
		}
		case 'FORGET_REMOVED':
			return { ...state, removed: state.removed.filter(({ key }) => key !== action.key) };
		case 'CONNECTION':
			return { ...state, connection: action.connection };
		case 'COUPON_FAILURE':
			return { ...state, couponFailure: action.failure };
		case 'ORDERED':
			return { ...state, isOrdered: action.isOrdered };
		default:
			return state;
	}
};
