import { createReduxStore } from '@wordpress/data';
import { VALIDATION_STORE_KEY } from './contract';
import { actions, reducer, selectors } from './store';

/** Creates the plugin's wc/store/validation, initially without errors. */
export const createValidationStore = () =>
	createReduxStore(VALIDATION_STORE_KEY, { initialState: {}, reducer, selectors, actions });
