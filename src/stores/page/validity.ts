import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import type { Registry } from '../registry';
import { referToStore } from '../registry';

/** Of the validation store, which is there on checkouts only. */
type ValidationSelectors = { getValidationError(state: unknown, fieldId: string): unknown };

const validationStore =
	referToStore<ReduxStoreConfig<unknown, Record<never, never>, ValidationSelectors>>(
		'wc/store/validation',
	);

/** Whether a field (shipping_city …) has a validation error; without a validation store none has. */
export const createValidity =
	(registry: Registry) =>
	(fieldId: string): boolean =>
		// Not typed as missing: select gives undefined for a store that nobody registered.
		registry.select(validationStore)?.getValidationError(fieldId) !== undefined;
