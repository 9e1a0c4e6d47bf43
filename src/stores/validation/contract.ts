/** Public API of wc/store/validation, with the names of WooCommerce's store. */
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import type { FieldError } from '../../domain/checkout/observer';
import { ourName } from '../our-name';
import { referToStore } from '../registry';

export const VALIDATION_STORE_KEY = ourName('validation');

/** Field id (billing_city, shipping_postcode …) → its error. Hidden errors count, but are not displayed yet. */
export type ValidationState = Readonly<Record<string, FieldError>>;

export type ValidationSelectors = {
	getValidationErrors(state: ValidationState): ValidationState;
	getValidationError(state: ValidationState, fieldId: string): FieldError | undefined;
	/** Id of the element that displays the error; undefined if none is displayed. */
	getValidationErrorId(state: ValidationState, fieldId: string): string | undefined;
	hasValidationErrors(state: ValidationState): boolean;
};

type Action = object;

export type ValidationActions = {
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
