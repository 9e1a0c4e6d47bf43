import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import type { Registry } from '../registry';
import { referToStore } from '../registry';

/** Selectors of the validation store, which only checkouts have. */
type ValidationSelectors = { getValidationError(state: unknown, fieldId: string): unknown };

const validationStore =
	referToStore<ReduxStoreConfig<unknown, Record<never, never>, ValidationSelectors>>(
		'wc/store/validation',
	);

/**
 * Creates a function that returns true if a field (shipping_city …) has a validation error; without a validation store
 * none has.
 */
export const createValidity =
	(registry: Registry) =>
	(fieldId: string): boolean =>
		// The types do not include undefined, which select returns for a store that is not registered.
		registry.select(validationStore)?.getValidationError(fieldId) !== undefined;
