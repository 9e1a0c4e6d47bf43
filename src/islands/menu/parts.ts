/** Elements of a menu printed by php-stubs/src/Site/Menu/Menu.php. */
import { NOTHING_OPEN, type Path } from '../../domain/site/menu/path';

/** Submenu with its item and toggle. */
export interface SubMenu {
	/** Lists that are open when this one is, including itself as the last. */
	readonly path: Path;
	readonly item: HTMLElement;
	/** Holds the open state: CSS shows the list after an open details element. */
	readonly details: HTMLDetailsElement;
	readonly toggle: HTMLElement;
	readonly list: HTMLElement;
}

export interface MenuParts {
	readonly nav: HTMLElement;
	/** Details element that collapses the menu on small screens; null if it does not collapse. */
	readonly fold: HTMLDetailsElement | null;
	/** All submenus, each before those nested in it. */
	readonly subMenus: readonly SubMenu[];
	/** Returns the submenu of an item. */
	readonly below: (item: Element | null) => SubMenu | undefined;
	/** Returns the submenu for a list element; undefined for the top level. */
	readonly of: (list: Element | null) => SubMenu | undefined;
}

const ITEM = '.storefront-menu__item';
export const LIST = '.storefront-menu__list';

const readSubMenu = (
	details: HTMLDetailsElement,
	outer: ReadonlyMap<Element | null, SubMenu>,
): SubMenu | null => {
	const { parentElement: item, firstElementChild: toggle, nextElementSibling: list } = details;
	if (!item || !(toggle instanceof HTMLElement) || !(list instanceof HTMLElement)) {
		return null;
	}
	const path = [...(outer.get(item.parentElement)?.path ?? NOTHING_OPEN), list.id];
	return { path, item, details, toggle, list };
};

/** Reads a menu once: items are not added later. */
export const readParts = (nav: HTMLElement): MenuParts => {
	const byList = new Map<Element | null, SubMenu>();
	const byItem = new Map<Element | null, SubMenu>();
	for (const details of nav.querySelectorAll<HTMLDetailsElement>('.storefront-menu__more')) {
		const subMenu = readSubMenu(details, byList);
		if (subMenu) {
			byList.set(subMenu.list, subMenu);
			byItem.set(subMenu.item, subMenu);
		}
	}
	return {
		nav,
		fold: nav.querySelector('details.storefront-menu__fold'),
		subMenus: [...byList.values()],
		below: (item) => byItem.get(item),
		of: (list) => byList.get(list),
	};
};

/** Returns the menu item that contains an element. */
export const itemOf = (element: Element): Element | null => element.closest(ITEM);

/**
 * Returns the lists that are open while an element has the focus or the pointer: those around it, and the one of its
 * item.
 */
export const pathAround = ({ below, of }: MenuParts, element: Element): Path => {
	const item = itemOf(element);
	return (below(item) ?? of(item?.parentElement ?? null))?.path ?? NOTHING_OPEN;
};

/** Returns the focusable elements of a list, without nested lists. */
export const controlsOf = (list: Element): readonly HTMLElement[] =>
	[...list.children].flatMap((item) => [
		...item.querySelectorAll<HTMLElement>(':scope > a, :scope > details > summary'),
	]);

/** True if the menu is collapsed behind its button, in which case its lists expand in place. */
export const isFolded = ({ fold }: MenuParts): boolean =>
	fold !== null && getComputedStyle(fold).display !== 'none';

export const isRightToLeft = ({ nav }: MenuParts): boolean =>
	getComputedStyle(nav).direction === 'rtl';
