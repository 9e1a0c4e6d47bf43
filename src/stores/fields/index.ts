import { createReduxStore } from '@wordpress/data';
import type { FieldsActions, FieldsSelectors, FieldsState } from './contract';
import { FIELDS_STORE_KEY } from './contract';

const initialState: FieldsState = { additional: {}, hints: {}, blurred: {} };

const plainActions = {
	setAdditionalValues: (values: FieldsState['additional']) =>
		({ type: 'SET_ADDITIONAL', values }) as const,
	blurField: (errorId: string, value: string) => ({ type: 'LEAVE', errorId, value }) as const,
	setHints: (hints: FieldsState['hints']) => ({ type: 'SET_HINTS', hints }) as const,
};

const actions: FieldsActions = plainActions;

type FieldsAction = {
	[Name in keyof typeof plainActions]: ReturnType<(typeof plainActions)[Name]>;
}[keyof typeof plainActions];

const isSame = (a: FieldsState['hints'], b: FieldsState['hints']): boolean =>
	Object.keys(a).length === Object.keys(b).length &&
	Object.entries(a).every(([errorId, { message }]) => b[errorId]?.message === message);

const reducer = (state: FieldsState = initialState, action: FieldsAction): FieldsState => {
	switch (action.type) {
		case 'SET_ADDITIONAL':
			return { ...state, additional: { ...state.additional, ...action.values } };
		case 'LEAVE':
			return { ...state, blurred: { ...state.blurred, [action.errorId]: action.value } };
		case 'SET_HINTS':
			return isSame(state.hints, action.hints) ? state : { ...state, hints: action.hints };
		default:
			return state;
	}
};

const selectors: FieldsSelectors = {
	getAdditionalValues: (state) => state.additional,
	getHint: (state, errorId) => state.hints[errorId],
	getBlurredFields: (state) => state.blurred,
};

/** Creates the store of the checkout's form, initially empty. */
export const createFieldsStore = () =>
	createReduxStore(FIELDS_STORE_KEY, { initialState, reducer, selectors, actions });
