/** The parts of a menu that php-stubs/src/Views/Site/Menu.php has printed. */
import { NOTHING_OPEN, type Path } from '../../domain/menu/path';

/** A list below the first level, and what it belongs to. */
export interface SubMenu {
	/** The lists that are open when this one is, itself last. */
	readonly path: Path;
	readonly item: HTMLElement;
	/** Its state: CSS shows the list behind an open one. */
	readonly details: HTMLDetailsElement;
	readonly toggle: HTMLElement;
	readonly list: HTMLElement;
}

export interface MenuParts {
	readonly nav: HTMLElement;
	/** What small screens show the menu behind; null where it does not fold. */
	readonly fold: HTMLDetailsElement | null;
	/** Every list below the first level, outer ones before what is in them. */
	readonly subMenus: readonly SubMenu[];
	/** The sub-menu of an item. */
	readonly below: (item: Element | null) => SubMenu | undefined;
	/** The sub-menu that a list is; undefined for the outermost. */
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

/** Reads a menu once: nobody adds items to it later. */
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

/** The item that an element stands in. */
export const itemOf = (element: Element): Element | null => element.closest(ITEM);

/** What is to be open for somebody at an element: the lists around it, and the one of its item. */
export const pathAround = ({ below, of }: MenuParts, element: Element): Path => {
	const item = itemOf(element);
	return (below(item) ?? of(item?.parentElement ?? null))?.path ?? NOTHING_OPEN;
};

/** What can be focused in a list, without the lists below it. */
export const controlsOf = (list: Element): readonly HTMLElement[] =>
	[...list.children].flatMap((item) => [
		...item.querySelectorAll<HTMLElement>(':scope > a, :scope > details > summary'),
	]);

/** Whether the menu stands behind its button now: its lists then unfold in place. */
export const isFolded = ({ fold }: MenuParts): boolean =>
	fold !== null && getComputedStyle(fold).display !== 'none';

export const isRightToLeft = ({ nav }: MenuParts): boolean =>
	getComputedStyle(nav).direction === 'rtl';
