/** Where a menu's links come from. */
import type { MenuOutline, SiteData } from '../shared/site-data';
import type { MenuItem } from './items';

/** Of the block, as php-stubs/src/Menu/MenuSource.php reads it. */
export type MenuSettings = {
	/** `automatic`: the shop, its categories and the site's pages. */
	readonly source: 'automatic' | 'menu' | 'navigation' | 'items';
	/** Of the source `menu`: a location of the theme, or the menu's id, slug or name. */
	readonly menu: string;
	/** Of the source `navigation`: the post's id, 0 for the newest one. */
	readonly navigation: number;
	/** Of the source `items`. */
	readonly items: readonly MenuItem[];
};

const outline = (items: readonly MenuItem[]): readonly MenuOutline[] =>
	items
		.filter(({ label }) => label.trim() !== '')
		.map(({ label, entries = [] }) => ({ label, entries: outline(entries) }));

/** The entries of the menu; empty where there is none yet, or the editor does not know it. */
export const entriesOf = (
	settings: MenuSettings,
	{ siteMenu, menus, navigations }: Pick<SiteData, 'siteMenu' | 'menus' | 'navigations'>,
): readonly MenuOutline[] => {
	switch (settings.source) {
		case 'automatic':
			return siteMenu;
		case 'menu':
			return (
				menus.find(({ value, label }) => value === settings.menu || label === settings.menu)
					?.entries ?? []
			);
		case 'navigation':
			return (
				(settings.navigation === 0
					? navigations[0]
					: navigations.find(({ value }) => value === settings.navigation)
				)?.entries ?? []
			);
		case 'items':
			return outline(settings.items);
	}
};
