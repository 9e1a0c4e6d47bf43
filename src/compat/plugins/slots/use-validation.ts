import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { UnknownObject } from '../../../domain/unknown-object';
import { validationStore } from '../../../stores/validation/contract';

/** Prefix of the ids of errors that plugins' blocks set with this prop, as in WooCommerce. */
const PREFIX = 'extensions-errors';

const idOf = (id: string): string => `${PREFIX}-${id}`;

/** Returns the prop `validation` of a block: its own errors in wc/store/validation, with ids that no field uses. */
export const useValidation = () => {
	const { setValidationErrors, clearValidationError, hideValidationError, showValidationError } =
		useDispatch(validationStore);
	const { getValidationError } = useSelect(validationStore, []);
	const hasValidationErrors = useSelect(
		(select) => select(validationStore).hasValidationErrors(),
		[],
	);
	return useMemo(
		() => ({
			hasValidationErrors,
			getValidationError: (id: string) => getValidationError(idOf(id)),
			setValidationErrors: (errors: UnknownObject): void =>
				void setValidationErrors(
					Object.fromEntries(Object.entries(errors).map(([id, error]) => [idOf(id), error])),
				),
			clearValidationError: (id: string): void => void clearValidationError(idOf(id)),
			hideValidationError: (id: string): void => void hideValidationError(idOf(id)),
			showValidationError: (id: string): void => void showValidationError(idOf(id)),
		}),
		[
			hasValidationErrors,
			getValidationError,
			setValidationErrors,
			clearValidationError,
			hideValidationError,
			showValidationError,
		],
	);
};
