/** Store of the checkout's form: additional fields outside the addresses, and hints, which never block an order. */
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import { createReduxStore } from '@wordpress/data';
import type { CheckoutSettings, FieldStates } from '../../../domain/support/settings';
import { referToStore } from '../../shared/registry';

export const FIELDS_STORE_KEY = 'storefront-islands/fields';

/** Hint about a value that may be wrong. It does not prevent the order. */
export interface FieldHint {
	/** Plain text. */
	readonly message: string;
	/** Suggested value, applied with one click; null if there is none. */
	readonly suggestion: string | null;
}

export interface FieldsState {
	/** Additional field ("namespace/name") → its value; '1' for a ticked checkbox, else '0'. */
	readonly additional: Readonly<Record<string, string>>;
	/** Id in the validation store → hint. */
	readonly hints: Readonly<Record<string, FieldHint>>;
	/** Id in the validation store → value of the field when it last lost focus. */
	readonly blurred: Readonly<Record<string, string>>;
	/** What the rules of fields make of their settings. */
	readonly states: FieldStates;
}

type FieldsSelectors = {
	getAdditionalValues(state: FieldsState): FieldsState['additional'];
	/** Returns the hint of a field, which exists only after the field has lost focus. */
	getHint(state: FieldsState, errorId: string): FieldHint | undefined;
	getBlurred(state: FieldsState): FieldsState['blurred'];
	getFieldStates(state: FieldsState): FieldStates;
};

type Action = object;

type FieldsActions = {
	setAdditionalValues(values: Readonly<Record<string, string>>): Action;
	/** Records that a field lost focus with this value; errors of the value are shown from then on. */
	blurField(errorId: string, value: string): Action;
	setHints(hints: FieldsState['hints']): Action;
	/** Replaces the states of all fields with rules. */
	setFieldStates(states: FieldStates): Action;
};

export const fieldsStore =
	referToStore<ReduxStoreConfig<FieldsState, FieldsActions, FieldsSelectors>>(FIELDS_STORE_KEY);

const plainActions = {
	setAdditionalValues: (values: FieldsState['additional']) =>
		({ type: 'SET_ADDITIONAL', values }) as const,
	blurField: (errorId: string, value: string) => ({ type: 'LEAVE', errorId, value }) as const,
	setHints: (hints: FieldsState['hints']) => ({ type: 'SET_HINTS', hints }) as const,
	setFieldStates: (states: FieldStates) => ({ type: 'SET_STATES', states }) as const,
};

const actions: FieldsActions = plainActions;

type FieldsAction = {
	[Name in keyof typeof plainActions]: ReturnType<(typeof plainActions)[Name]>;
}[keyof typeof plainActions];

const isSame = (a: FieldsState['hints'], b: FieldsState['hints']): boolean =>
	Object.keys(a).length === Object.keys(b).length &&
	Object.entries(a).every(([errorId, { message }]) => b[errorId]?.message === message);

const reducer = (state: FieldsState, action: FieldsAction): FieldsState => {
	switch (action.type) {
		case 'SET_ADDITIONAL':
			return { ...state, additional: { ...state.additional, ...action.values } };
		case 'LEAVE':
			return { ...state, blurred: { ...state.blurred, [action.errorId]: action.value } };
		case 'SET_HINTS':
			return isSame(state.hints, action.hints) ? state : { ...state, hints: action.hints };
		case 'SET_STATES':
			return { ...state, states: action.states };
		default:
			return state;
	}
};

const selectors: FieldsSelectors = {
	getAdditionalValues: (state) => state.additional,
	getHint: (state, errorId) => state.hints[errorId],
	getBlurred: (state) => state.blurred,
	getFieldStates: (state) => state.states,
};

/** Creates the store of the checkout's form, with the values and states of the printed form. */
export const createFieldsStore = ({
	additionalValues: additional,
	fieldStates: states,
}: Pick<CheckoutSettings, 'additionalValues' | 'fieldStates'>) =>
	createReduxStore(FIELDS_STORE_KEY, {
		initialState: { additional, states, hints: {}, blurred: {} },
		reducer,
		selectors,
		actions,
	});
