/** The store behind the checkout's form: what plugins ask beside the addresses, and hints, which block nothing. */
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import { referToStore } from '../registry';

export const FIELDS_STORE_KEY = 'storefront-islands/fields';

/** Something to look at again. The order can be placed all the same. */
export interface FieldHint {
	/** Text. */
	readonly message: string;
	/** What was meant perhaps, to be taken over with one click; null where there is no guess. */
	readonly suggestion: string | null;
}

export interface FieldsState {
	/** Field of a plugin ("namespace/name") → its value; a ticked box has '1', one that is not '0'. */
	readonly additional: Readonly<Record<string, string>>;
	/** Id in the validation store → hint. */
	readonly hints: Readonly<Record<string, FieldHint>>;
	/** Id in the validation store → the value that the field was last left with. */
	readonly left: Readonly<Record<string, string>>;
}

export type FieldsSelectors = {
	getAdditionalValues(state: FieldsState): FieldsState['additional'];
	/** Hints come once their field was left. */
	getHint(state: FieldsState, errorId: string): FieldHint | undefined;
	getLeftFields(state: FieldsState): FieldsState['left'];
};

type Action = object;

export type FieldsActions = {
	setAdditionalValues(values: Readonly<Record<string, string>>): Action;
	/** Focus has left a field with this value: what is wrong with that value is shown from now on. */
	leaveField(errorId: string, value: string): Action;
	setHints(hints: FieldsState['hints']): Action;
};

export const fieldsStore =
	referToStore<ReduxStoreConfig<FieldsState, FieldsActions, FieldsSelectors>>(FIELDS_STORE_KEY);
