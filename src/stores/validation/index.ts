import { createReduxStore } from '@wordpress/data';
import { VALIDATION_STORE_KEY } from './contract';
import { actions, reducer, selectors } from './store';

/** Our wc/store/validation, without errors at first. */
export const createValidationStore = () =>
	createReduxStore(VALIDATION_STORE_KEY, { initialState: {}, reducer, selectors, actions });
