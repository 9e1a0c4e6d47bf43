/** Script `preferences`: the visitor's preferences, loaded by islands when they are needed. */
import { dispatch, select } from '@wordpress/data';
import { deviceStorage } from '../../api/transport/environment';
import { pageRegistry } from '../shared/page-registry';
import { preferencesStore, type PagePreferences } from './contract';
import { registerPreferences } from './setup';
import { takeUnownedSearches, userOf } from './storage';

declare global {
	interface StorefrontModules {
		preferences: { readonly preferences: PagePreferences | null };
	}
}

const start = (): PagePreferences | null => {
	const device = deviceStorage();
	if (device === null) {
		return null;
	}
	const user = userOf(document.cookie);
	registerPreferences(pageRegistry, user, device);
	if (user === 0) {
		const { rememberSearch } = dispatch(preferencesStore);
		takeUnownedSearches(device).forEach((term) => void rememberSearch(term));
	}
	return {
		getSearches: () => select(preferencesStore).getSearches(),
		rememberSearch: (term) => void dispatch(preferencesStore).rememberSearch(term),
		forgetSearches: () => void dispatch(preferencesStore).forgetSearches(),
	};
};

/** Null where the browser stores nothing. */
export const preferences = start();
