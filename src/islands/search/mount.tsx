import { createElement } from '@wordpress/element';
import type { IslandModule } from '..';
import { suggestProducts, recordSearch } from '../../stores/catalogue/suggestions';
import type { LoadCollection } from '../../stores/catalogue/collections/resolvers';
import type { PagePreferences } from '../../stores/preferences/contract';
import { loadModule } from '../../stores/shared/load-module';
import { ensureCatalogue } from '../shared/catalogue/catalogue';
import { hydrate } from '../shared/hydrate';
import { textOf } from '../shared/text-of';
import { SearchIsland, type SearchEffects } from './island';
import { readProps } from './props';

const createEffects = (page: Window & typeof globalThis, load: LoadCollection): SearchEffects => {
	let preferences: PagePreferences | null | undefined = null;
	return {
		search: (text, limit, signal) => suggestProducts(load, textOf, text, limit, signal),
		after: (milliseconds, callback) => {
			const timer = page.setTimeout(callback, milliseconds);
			return () => page.clearTimeout(timer);
		},
		record: (term) => recordSearch(page, term),
		readRecent: async () => {
			const script = await loadModule('preferences');
			preferences = script?.preferences;
			return preferences?.getSearches() ?? [];
		},
		rememberSearch: (term) => preferences?.rememberSearch(term),
		forgetSearches: () => preferences?.forgetSearches(),
		navigate: (url) => page.location.assign(url),
	};
};

/** Hydrates the form. */
export const mount: IslandModule['mount'] = (element, context) =>
	hydrate(
		element,
		<SearchIsland
			props={readProps(context.props)}
			effects={createEffects(window, ensureCatalogue(context).load)}
		/>,
	);
