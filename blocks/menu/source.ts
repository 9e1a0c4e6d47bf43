/** Source of a menu's links. */
import type { MenuOutline, SiteData } from '../shared/site-data';
import type { MenuItem } from './items';

/** Attributes of the block, read by php-stubs/src/Site/Menu/MenuSource.php. */
export type MenuSettings = {
	/** `automatic` lists the shop, its categories and the site's pages. */
	readonly source: 'automatic' | 'menu' | 'navigation' | 'items';
	/** For the source `menu`: a theme location, or the menu's id, slug or name. */
	readonly menu: string;
	/** For the source `navigation`: the post id, 0 for the newest navigation. */
	readonly navigation: number;
	/** For the source `items`. */
	readonly items: readonly MenuItem[];
};

const outline = (items: readonly MenuItem[]): readonly MenuOutline[] =>
	items
		.filter(({ label }) => label.trim() !== '')
		.map(({ label, entries = [] }) => ({ label, entries: outline(entries) }));

/** Returns the entries of the menu; empty if there are none yet, or if the editor does not know the menu. */
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
