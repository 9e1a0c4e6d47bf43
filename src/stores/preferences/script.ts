/** Script that adds the preferences to a page (window.storefrontPreferences), loaded on demand by islands. */
import { dispatch, select } from '@wordpress/data';
import { deviceStorage } from '../../api/transport/environment';
import { pageRegistry } from '../shared/page-registry';
import { preferencesStore } from './contract';
import { registerPreferences } from './setup';
import { takeUnownedSearches, userOf } from './storage';

const start = (): void => {
	const device = deviceStorage();
	if (device === null || window.storefrontPreferences) {
		return;
	}
	const user = userOf(document.cookie);
	registerPreferences(pageRegistry, user, device);
	if (user === 0) {
		const { rememberSearch } = dispatch(preferencesStore);
		takeUnownedSearches(device).forEach((term) => void rememberSearch(term));
	}
	window.storefrontPreferences = {
		getSearches: () => select(preferencesStore).getSearches(),
		rememberSearch: (term) => void dispatch(preferencesStore).rememberSearch(term),
		forgetSearches: () => void dispatch(preferencesStore).forgetSearches(),
	};
};

start();
