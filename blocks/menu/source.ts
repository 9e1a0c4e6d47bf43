/** Source of a menu's links. */
import type { SiteData } from '../shared/site-data';
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

/** True if the link is shown: php-stubs/src/Site/Menu/MenuEntry.php decides alike. */
const isShown = ({ label, url, entries = [] }: MenuItem): boolean =>
	label.trim() !== '' && (!['', '#'].includes(url.trim()) || entries.some(isShown));

/** True if the menu shows something; false also if the editor does not know the menu. */
export const hasLinks = (
	settings: MenuSettings,
	site: Pick<SiteData, 'hasLinks' | 'menus' | 'navigations'>,
): boolean => {
	switch (settings.source) {
		case 'automatic':
			return site.hasLinks;
		case 'menu':
			return site.menus.some(
				(menu) => menu.hasLinks && [menu.value, menu.label].includes(settings.menu),
			);
		case 'navigation':
			return (
				(settings.navigation === 0
					? site.navigations[0]
					: site.navigations.find(({ value }) => value === settings.navigation)
				)?.hasLinks ?? false
			);
		case 'items':
			return settings.items.some(isShown);
	}
};
