import { useSelect } from '@wordpress/data';
import { fieldsStore } from '../../../stores/fields/contract';
import { validationStore } from '../../../stores/validation/contract';
import type { FieldMessages } from './messages';

/** Fields with hints. */
const HINTED: readonly string[] = ['billing_email', 'billing_phone', 'shipping_phone'];

/** Returns the messages that are currently in the stores. */
export const useFieldMessages = (): FieldMessages => {
	const errors = useSelect((select) => select(validationStore).getValidationErrors(), []);
	const hints = useSelect((select) => {
		const { getHint } = select(fieldsStore);
		return Object.fromEntries(HINTED.map((errorId) => [errorId, getHint(errorId)]));
	}, []);
	return {
		errorOf: (errorId) => {
			const error = errors[errorId];
			return error && !error.hidden ? error.message : null;
		},
		hintOf: (errorId) => hints[errorId] ?? null,
	};
};
