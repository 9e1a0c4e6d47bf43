import type { FieldError } from '../../../domain/checkout/observer';
import type { Failure } from '../../../domain/failure/failure';
import { refusedFields } from '../../../domain/failure/refused-fields';
import type { Registry } from '../../shared/registry';
import { validationStore } from '../validation';
import type { FieldValidation } from '../validation/setup';

export interface FieldErrors {
	/** Called when the values are read on which errors will be based. */
	remember(): void;
	/** Shows errors, by their ids in the validation store, until the values of their fields change. */
	set(errors: Readonly<Record<string, FieldError>>): void;
	/** Shows at the fields why the shop refused the order. */
	refuse(failure: Failure): void;
}

/**
 * Shows the errors that gateways and the shop find while an order is placed. One whose field has been changed meanwhile is
 * left out: it would stand at a value that it is not about, and block the next order.
 */
export const createFieldErrors = (
	registry: Registry,
	fields: Pick<FieldValidation, 'values'>,
): FieldErrors => {
	let remembered: Readonly<Record<string, string>> | null = null;
	const set: FieldErrors['set'] = (errors) => {
		const before = remembered;
		const now = fields.values();
		const current = Object.entries(errors).filter(([id]) => !before || before[id] === now[id]);
		void registry.dispatch(validationStore).setValidationErrors(Object.fromEntries(current));
	};
	return {
		remember: () => {
			remembered = fields.values();
		},
		set,
		refuse: (failure) => {
			const shown = fields.values();
			set(
				Object.fromEntries(
					refusedFields(failure).flatMap(({ errorIds, message }) => {
						const errorId = errorIds.find((id) => id in shown);
						return errorId ? [[errorId, { message, hidden: false }] as const] : [];
					}),
				),
			);
		},
	};
};
