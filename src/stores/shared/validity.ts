import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import { referToStore } from './registry';
import type { Registry } from './registry';

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
	({ select }: Pick<Registry, 'select'>) =>
	(fieldId: string): boolean =>
		// The types do not include undefined, which select returns for a store that is not registered.
		select(validationStore)?.getValidationError(fieldId) !== undefined;
