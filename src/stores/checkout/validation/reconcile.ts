/**
 * Reads the form of the checkout from the stores, and determines updates of the validation store after a change. Errors
 * of the plugin's own rules are set and cleared with the rule; errors set by others (the shop, a gateway) stay until
 * the value has changed.
 */
import type { FieldError } from '../../../domain/checkout/observer';
import { requiresPassword, requestedFields } from '../../../domain/checkout/fields/sections';
import type { RequestedField } from '../../../domain/checkout/fields/sections';
import type { SiteSettings } from '../../../domain/support/settings';
import { cartStore } from '../../cart/store/contract';
import { checkoutStore } from '../store/contract';
import { fieldsStore } from '../fields';
import type { Registry } from '../../shared/registry';
import type { ValidationState } from '.';
import { passwordMessage } from './messages';

/** Field of the form with its error; null if it is valid. */
export interface CheckedField {
	readonly errorId: string;
	/** Value to which the message refers: an error set by others is cleared when it changes. */
	readonly value: string;
	readonly message: string | null;
	/** True if the field lost focus with this value. */
	readonly isLeft: boolean;
}

/** State at the previous update. */
export interface FieldRecord {
	readonly value: string;
	/** Message set by the plugin's own rules; null if none. */
	readonly own: string | null;
	/** Message set by others. */
	readonly foreign: string | null;
}

export type FieldRecords = ReadonlyMap<string, FieldRecord>;

export interface Correction {
	readonly set: Readonly<Record<string, FieldError>>;
	readonly clear: readonly string[];
	readonly records: FieldRecords;
}

const isPreserved = (
	error: FieldError,
	record: FieldRecord | undefined,
	{ value, message }: CheckedField,
): boolean => {
	const isForeign = error.message !== message && error.message !== record?.own;
	const isResolved = record?.foreign === error.message && record.value !== value;
	return isForeign && !isResolved;
};

export const reconcile = (
	fields: readonly CheckedField[],
	/** Ids of fields that are not shown; they have no errors, regardless of who set them. */
	notRequested: readonly string[],
	errors: ValidationState,
	before: FieldRecords,
): Correction => {
	const set: Record<string, FieldError> = {};
	const clear = notRequested.filter((errorId) => errors[errorId]);
	const records = new Map<string, FieldRecord>();
	for (const field of fields) {
		const { errorId, value, message, isLeft } = field;
		const error = errors[errorId];
		if (error && isPreserved(error, before.get(errorId), field)) {
			records.set(errorId, { value, own: null, foreign: error.message });
			continue;
		}
		records.set(errorId, { value, own: message, foreign: null });
		if (message === null) {
			clear.push(...(error ? [errorId] : []));
		} else if (error?.message !== message || (error.hidden && isLeft)) {
			set[errorId] = { message, hidden: !isLeft };
		}
	}
	return { set, clear, records };
};

/** Id of the new account's password in the validation store. */
export const PASSWORD_ERROR_ID = 'account_password';

export const readFields = (
	registry: Registry,
	settings: SiteSettings,
): readonly RequestedField[] => {
	const cart = registry.select(cartStore);
	const checkout = registry.select(checkoutStore);
	return requestedFields(
		{
			...cart.getCustomerData(),
			additional: registry.select(fieldsStore).getAdditionalValues(),
			states: registry.select(fieldsStore).getFieldStates(),
			delivery: {
				needsShipping: cart.getNeedsShipping(),
				prefersCollection: checkout.prefersCollection(),
				useShippingAsBilling: checkout.getUseShippingAsBilling(),
				shipsToBillingOnly: settings.checkout.shipsToBillingOnly,
			},
		},
		settings,
	);
};

/**
 * Returns the password field, or an empty list if it is not shown. It is not part of the fields store, so only
 * showValidationError displays its error.
 */
export const readPassword = (
	registry: Registry,
	settings: SiteSettings,
): readonly CheckedField[] => {
	const checkout = registry.select(checkoutStore);
	if (!requiresPassword(settings, checkout.getShouldCreateAccount())) {
		return [];
	}
	const value = checkout.getCustomerPassword();
	const message = value === '' ? passwordMessage() : null;
	return [{ errorId: PASSWORD_ERROR_ID, value, message, isLeft: false }];
};
