/** storefront-islands/preferences: what one user of this browser likes to have kept, and nobody else is to see. */
import { referToStore } from '../registry';

export const PREFERENCES_STORE_KEY = 'storefront-islands/preferences';

export interface Preferences {
	/** What was searched for, newest first, each once. */
	readonly searches: readonly string[];
}

/** Most searches that are kept. */
export const MOST_SEARCHES = 5;

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
		/** All of them, as they are kept. */
		getPreferences: (state: Preferences) => Preferences;
		getSearches: (state: Preferences) => readonly string[];
	};
};

/** The same for islands that have no room for more: window.storefrontPreferences, once its script has run. */
export interface PagePreferences {
	readonly getSearches: () => readonly string[];
	readonly rememberSearch: (term: string) => void;
	readonly forgetSearches: () => void;
}

declare global {
	interface Window {
		storefrontPreferences?: PagePreferences;
	}
}

/** The store, for select() and dispatch(); open.ts makes it. */
export const preferencesStore = referToStore<PreferencesConfig>(PREFERENCES_STORE_KEY);
