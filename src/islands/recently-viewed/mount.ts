import { viewedInBrowser } from '../../stores/catalogue/viewed-products/storage';
import { loadModule } from '../../stores/shared/load-module';
import type { IslandModule } from '..';
import { readProps } from './props';
import { showViewed } from './show';

/** Remembers the page's product and fills a list of products viewed before. */
export const mount: IslandModule['mount'] = (element, { props, api }) =>
	showViewed(element, readProps(props), {
		...viewedInBrowser(),
		requestCards: async (widgetId, products) => {
			const cards = await loadModule('viewed-cards');
			return (await cards?.requestCards(api.root, widgetId, products)) ?? [];
		},
	});
