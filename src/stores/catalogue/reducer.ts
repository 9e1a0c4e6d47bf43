import type { CatalogueState } from './contract';

/** Any part of the state, replaced. */
export interface CatalogueAction {
	readonly type: 'UPDATE';
	readonly changes: Partial<CatalogueState>;
}

export const update = (changes: Partial<CatalogueState>): CatalogueAction => ({
	type: 'UPDATE',
	changes,
});

/** Keeps what the runner finds out. */
export const createReducer =
	(initial: CatalogueState) =>
	(
		state: CatalogueState = initial,
		action: CatalogueAction | { readonly type: '@@INIT' },
	): CatalogueState =>
		action.type === 'UPDATE' ? { ...state, ...action.changes } : state;
