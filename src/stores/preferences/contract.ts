/** storefront-islands/preferences: preferences of one user, stored in this browser and not shown to its other users. */
import { referToStore } from '../registry';

export const PREFERENCES_STORE_KEY = 'storefront-islands/preferences';

export interface Preferences {
	/** Search terms, newest first, without duplicates. */
	readonly searches: readonly string[];
}

/** Maximum number of stored searches. */
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
		/** Returns all preferences as they are stored. */
		getPreferences: (state: Preferences) => Preferences;
		getSearches: (state: Preferences) => readonly string[];
	};
};

/** Preferences for small islands that do not load the store: window.storefrontPreferences, once its script has run. */
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

/** Store for select() and dispatch(); open.ts registers it. */
export const preferencesStore = referToStore<PreferencesConfig>(PREFERENCES_STORE_KEY);
