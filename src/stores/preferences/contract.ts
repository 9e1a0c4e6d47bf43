/** storefront-islands/preferences: preferences of one user, stored in this browser and not shown to its other users. */
import { readList, readRecord } from '../../domain/support/unknown';
import { referToStore } from '../shared/registry';

export const PREFERENCES_STORE_KEY = 'storefront-islands/preferences';

export interface Preferences {
	/** Search terms, newest first, without duplicates. */
	readonly searches: readonly string[];
}

/** Maximum number of stored searches. */
const MOST_SEARCHES = 5;

export type PreferencesAction =
	| { readonly type: 'REMEMBER_SEARCH'; readonly term: string }
	| { readonly type: 'FORGET_SEARCHES' };

export type PreferencesConfig = {
	reducer: (state: Preferences | undefined, action: PreferencesAction) => Preferences;
	actions: {
		rememberSearch: (term: string) => PreferencesAction;
		forgetSearches: () => PreferencesAction;
	};
	selectors: {
		/** Returns all preferences as they are stored. */
		getPreferences: (state: Preferences) => Preferences;
		getSearches: (state: Preferences) => readonly string[];
	};
};

/** Preferences for small islands that do not load the store; its script exports them. */
export interface PagePreferences {
	readonly getSearches: () => readonly string[];
	readonly rememberSearch: (term: string) => void;
	readonly forgetSearches: () => void;
}

/** Store for select() and dispatch(); setup.ts registers it. */
export const preferencesStore = referToStore<PreferencesConfig>(PREFERENCES_STORE_KEY);

const isTerm = (value: unknown): value is string => typeof value === 'string' && value !== '';

const NONE: Preferences = { searches: [] };

/** Decodes stored data, which may come from other code or an older version. */
export const readPreferences = (json: unknown): Preferences => ({
	searches: readList(readRecord(json).searches).filter(isTerm).slice(0, MOST_SEARCHES),
});

/** Adds a search at the start and removes its duplicates, ignoring case. */
const withSearch = (searches: readonly string[], term: string): readonly string[] =>
	[
		term,
		...searches.filter((other) => other.toLocaleLowerCase() !== term.toLocaleLowerCase()),
	].slice(0, MOST_SEARCHES);

export const reducer = (state: Preferences = NONE, action: PreferencesAction): Preferences => {
	switch (action.type) {
		case 'REMEMBER_SEARCH':
			return isTerm(action.term)
				? { ...state, searches: withSearch(state.searches, action.term) }
				: state;
		case 'FORGET_SEARCHES':
			return { ...state, searches: [] };
		default:
			return state;
	}
};
