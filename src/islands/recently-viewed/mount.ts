import { viewedInBrowser } from '../../stores/viewed-products/storage';
import type { IslandModule } from '..';
import { loadScripts } from '../shared/load-scripts';
import { readProps } from './props';
import { showViewed } from './show';

/** Remembers the page's product and fills a list of products viewed before. */
export const mount: IslandModule['mount'] = (element, { props, api }) =>
	showViewed(element, readProps(props), {
		...viewedInBrowser(),
		requestCards: async (widgetId, products) => {
			await loadScripts('viewed-cards');
			return (await window.storefrontViewedCards?.(api.root, widgetId, products)) ?? [];
		},
	});
