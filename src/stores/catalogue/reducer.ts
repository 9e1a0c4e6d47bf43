import type { CatalogueState } from './contract';

/** Replaces parts of the state. */
export interface CatalogueAction {
	readonly type: 'UPDATE';
	readonly changes: Partial<CatalogueState>;
}

export const update = (changes: Partial<CatalogueState>): CatalogueAction => ({
	type: 'UPDATE',
	changes,
});

/** Creates the reducer, which stores the results of the engine. */
export const createReducer =
	(initial: CatalogueState) =>
	(
		state: CatalogueState = initial,
		action: CatalogueAction | { readonly type: '@@INIT' },
	): CatalogueState =>
		action.type === 'UPDATE' ? { ...state, ...action.changes } : state;
