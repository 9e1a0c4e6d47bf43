import type { Failure } from '../../domain/failure/failure';
import { refusedFields } from '../../domain/failure/refused-fields';
import type { Registry } from '../shared/registry';
import { validationStore } from '../validation';

/**
 * Shows at the fields why the shop refused the order, until their values change.
 *
 * @param fieldIds Ids of the fields that the form shows.
 */
export const refuseFields = (
	registry: Registry,
	fieldIds: readonly string[],
	failure: Failure,
): void => {
	const errors = refusedFields(failure).flatMap(({ errorIds, message }) => {
		const errorId = errorIds.find((id) => fieldIds.includes(id));
		return errorId ? [[errorId, { message, hidden: false }] as const] : [];
	});
	void registry.dispatch(validationStore).setValidationErrors(Object.fromEntries(errors));
};
