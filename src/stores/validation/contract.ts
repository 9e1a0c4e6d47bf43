/** The public face of wc/store/validation, with the names of WooCommerce's store. */
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import type { FieldError } from '../../domain/checkout/observer';
import { ourName } from '../our-name';
import { referToStore } from '../registry';

export const VALIDATION_STORE_KEY = ourName('validation');

/** Field id (billing_city, shipping_postcode …) → its error. Hidden errors count, but are not shown yet. */
export type ValidationState = Readonly<Record<string, FieldError>>;

export type ValidationSelectors = {
	getValidationErrors(state: ValidationState): ValidationState;
	getValidationError(state: ValidationState, fieldId: string): FieldError | undefined;
	/** Id of the element that shows the error; undefined where none is shown. */
	getValidationErrorId(state: ValidationState, fieldId: string): string | undefined;
	hasValidationErrors(state: ValidationState): boolean;
};

type Action = object;

export type ValidationActions = {
	/** Errors whose message is no string are left out (spec section 5). */
	setValidationErrors(errors: Readonly<Record<string, unknown>>): Action;
	clearValidationError(fieldId: string): Action;
	/** All of them where no ids are given. */
	clearValidationErrors(fieldIds?: readonly string[]): Action;
	/** Its older name. */
	clearAllValidationErrors(): Action;
	hideValidationError(fieldId: string): Action;
	showValidationError(fieldId: string): Action;
	showAllValidationErrors(): Action;
};

export const validationStore =
	referToStore<ReduxStoreConfig<ValidationState, ValidationActions, ValidationSelectors>>(
		VALIDATION_STORE_KEY,
	);
