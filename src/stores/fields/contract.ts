/** Store of the checkout's form: additional fields outside the addresses, and hints, which never block an order. */
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import { referToStore } from '../registry';

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
}

export type FieldsSelectors = {
	getAdditionalValues(state: FieldsState): FieldsState['additional'];
	/** Returns the hint of a field, which exists only after the field has lost focus. */
	getHint(state: FieldsState, errorId: string): FieldHint | undefined;
	getBlurredFields(state: FieldsState): FieldsState['blurred'];
};

type Action = object;

export type FieldsActions = {
	setAdditionalValues(values: Readonly<Record<string, string>>): Action;
	/** Records that a field lost focus with this value; errors of the value are shown from then on. */
	blurField(errorId: string, value: string): Action;
	setHints(hints: FieldsState['hints']): Action;
};

export const fieldsStore =
	referToStore<ReduxStoreConfig<FieldsState, FieldsActions, FieldsSelectors>>(FIELDS_STORE_KEY);
