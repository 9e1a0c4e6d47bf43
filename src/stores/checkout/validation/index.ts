/** The plugin's wc/store/validation, with the names of WooCommerce's store. */
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import { createReduxStore } from '@wordpress/data';
import type { FieldError } from '../../../domain/checkout/observer';
import { isObject } from '../../../domain/support/unknown';
import { ourName, referToStore } from '../../shared/registry';

export const VALIDATION_STORE_KEY = ourName('validation');

/** Field id (billing_city, shipping_postcode …) → its error. Hidden errors count, but are not displayed yet. */
export type ValidationState = Readonly<Record<string, FieldError>>;

type ValidationSelectors = {
	getValidationErrors(state: ValidationState): ValidationState;
	getValidationError(state: ValidationState, fieldId: string): FieldError | undefined;
	/** Id of the element that displays the error; undefined if none is displayed. */
	getValidationErrorId(state: ValidationState, fieldId: string): string | undefined;
	hasValidationErrors(state: ValidationState): boolean;
};

type Action = object;

type ValidationActions = {
	/** Sets errors; those whose message is not a string are left out (docs/behaviour.md#address-fields). */
	setValidationErrors(errors: Readonly<Record<string, unknown>>): Action;
	clearValidationError(fieldId: string): Action;
	/** Clears these errors, or all without an argument. */
	clearValidationErrors(fieldIds?: readonly string[]): Action;
	/** Older name of clearValidationErrors. */
	clearAllValidationErrors(): Action;
	hideValidationError(fieldId: string): Action;
	showValidationError(fieldId: string): Action;
	showAllValidationErrors(): Action;
};

export const validationStore =
	referToStore<ReduxStoreConfig<ValidationState, ValidationActions, ValidationSelectors>>(
		VALIDATION_STORE_KEY,
	);

/** Decodes an error set by a plugin; null without a message (docs/behaviour.md#address-fields). */
const readError = (given: unknown): FieldError | null => {
	const error = isObject(given) ? given : {};
	const message: unknown = Reflect.get(error, 'message');
	return typeof message === 'string'
		? { message, hidden: Reflect.get(error, 'hidden') === true }
		: null;
};

const readErrors = (given: Readonly<Record<string, unknown>>): ValidationState =>
	Object.fromEntries(
		Object.entries(given).flatMap(([fieldId, value]) => {
			const error = readError(value);
			return error ? [[fieldId, error]] : [];
		}),
	);

const plainActions = {
	setValidationErrors: (errors: Readonly<Record<string, unknown>>) =>
		({ type: 'SET_ERRORS', errors: readErrors(errors) }) as const,
	clearValidationError: (fieldId: string) => ({ type: 'CLEAR', fieldIds: [fieldId] }) as const,
	clearValidationErrors: (fieldIds?: readonly string[]) =>
		({ type: 'CLEAR', fieldIds: fieldIds ?? null }) as const,
	clearAllValidationErrors: () => ({ type: 'CLEAR', fieldIds: null }) as const,
	hideValidationError: (fieldId: string) => ({ type: 'HIDE', fieldId, hidden: true }) as const,
	showValidationError: (fieldId: string) => ({ type: 'HIDE', fieldId, hidden: false }) as const,
	showAllValidationErrors: () => ({ type: 'SHOW_ALL' }) as const,
};

/** Actions of the store, described in contract.ts. */
const actions: ValidationActions = plainActions;

type ValidationAction = {
	[Name in keyof typeof plainActions]: ReturnType<(typeof plainActions)[Name]>;
}[keyof typeof plainActions];

const without = (state: ValidationState, fieldIds: readonly string[]): ValidationState =>
	fieldIds.some((fieldId) => state[fieldId])
		? Object.fromEntries(Object.entries(state).filter(([fieldId]) => !fieldIds.includes(fieldId)))
		: state;

const withHidden = (state: ValidationState, fieldId: string, hidden: boolean): ValidationState => {
	const error = state[fieldId];
	return error && error.hidden !== hidden ? { ...state, [fieldId]: { ...error, hidden } } : state;
};

const reducer = (state: ValidationState = {}, action: ValidationAction): ValidationState => {
	switch (action.type) {
		case 'SET_ERRORS': {
			const hasChanged = Object.entries(action.errors).some(
				([fieldId, { message, hidden }]) =>
					state[fieldId]?.message !== message || state[fieldId].hidden !== hidden,
			);
			return hasChanged ? { ...state, ...action.errors } : state;
		}
		case 'CLEAR':
			return action.fieldIds === null ? {} : without(state, action.fieldIds);
		case 'HIDE':
			return withHidden(state, action.fieldId, action.hidden);
		case 'SHOW_ALL':
			return Object.keys(state).reduce((shown, id) => withHidden(shown, id, false), state);
		default:
			return state;
	}
};

/** Selectors of the store, described in contract.ts. */
const selectors: ValidationSelectors = {
	getValidationErrors: (state) => state,
	getValidationError: (state, fieldId) => state[fieldId],
	getValidationErrorId: (state, fieldId) =>
		state[fieldId] && !state[fieldId].hidden ? `validate-error-${fieldId}` : undefined,
	hasValidationErrors: (state) => Object.keys(state).length > 0,
};

/** Creates the plugin's wc/store/validation, initially without errors. */
export const createValidationStore = () =>
	createReduxStore(VALIDATION_STORE_KEY, { initialState: {}, reducer, selectors, actions });
