/** Opens a user's preferences in the page's registry. */
import { createReduxStore, createRegistry, plugins } from '@wordpress/data';
import type { Registry } from '../shared/registry';
import { PREFERENCES_STORE_KEY, preferencesStore, reducer } from './contract';
import type { Preferences, PreferencesAction, PreferencesConfig } from './contract';
import { preferencesStorage } from './storage';
import type { DeviceStorage } from './storage';

const OPTIONS: PreferencesConfig = {
	reducer,
	actions: {
		rememberSearch: (term: string): PreferencesAction => ({ type: 'REMEMBER_SEARCH', term }),
		forgetSearches: (): PreferencesAction => ({ type: 'FORGET_SEARCHES' }),
	},
	selectors: {
		getPreferences: (state: Preferences) => state,
		getSearches: ({ searches }: Preferences) => searches,
	},
};

interface RestoredOptions extends PreferencesConfig {
	readonly initialState: Preferences;
}

/**
 * Opens the preferences of a user, stored under WP_DATA_USER_{userId} by the persistence plugin of @wordpress/data.
 * WordPress also enables persistence for the page's registry, but with the user id printed in the page, which is the
 * same for all visitors of a cached page; so the plugin is used a second time, for this store only.
 */
export const registerPreferences = (
	registry: Registry,
	userId: number,
	device: DeviceStorage,
): void => {
	// The plugin restores a store before it registers it, by the registry's method for that. Stores registered with
	// `register` are ignored by the page's own persistence.
	const notPersisted = Object.assign(createRegistry(), registry, {
		registerStore: (name: string, restored: RestoredOptions) => {
			registry.register(createReduxStore(name, restored));
			return {
				getState: () => registry.select(preferencesStore).getPreferences(),
				subscribe: (listener: () => void) => registry.subscribe(listener, name),
			};
		},
	});
	const persisted: object = plugins.persistence(notPersisted, {
		storage: preferencesStorage(device),
		storageKey: `WP_DATA_USER_${String(userId)}`,
	});
	// The plugin's types differ between the versions of @wordpress/data.
	Reflect.get(persisted, 'registerStore')(PREFERENCES_STORE_KEY, { ...OPTIONS, persist: true });
};
