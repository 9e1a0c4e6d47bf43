/** Elements of a menu printed by php-stubs/src/Site/Menu/Menu.php, and the lists that they belong to. */
import { NOTHING_OPEN, type Path } from '../../domain/site/menu/path';

const ITEM = '.storefront-menu__item';
const LIST = '.storefront-menu__list';
const MORE = '.storefront-menu__more';

/** Returns the list that contains an element. */
export const listAround = (element: Element | null): HTMLElement | null =>
	element?.closest<HTMLElement>(LIST) ?? null;

/** Returns the submenu of the item that contains an element. */
export const listBelow = (element: Element): HTMLElement | null =>
	element.closest(ITEM)?.querySelector<HTMLElement>(`:scope > ${LIST}`) ?? null;

/** Returns the lists that are open when a list is, including itself as the last; none for the first level. */
export const pathTo = (list: HTMLElement | null): Path => {
	const outer = listAround(list?.parentElement ?? null);
	return list && outer ? [...pathTo(outer), list.id] : NOTHING_OPEN;
};

/**
 * Returns the lists that are open while an element has the focus or the pointer: those around it, and the one of its
 * item.
 */
export const pathAround = (element: Element): Path =>
	pathTo(listBelow(element) ?? listAround(element));

export const toggleOf = (list: HTMLElement): HTMLElement | null =>
	list.parentElement?.querySelector<HTMLElement>(`:scope > ${MORE} > summary`) ?? null;

/** Returns the focusable elements of a list, without nested lists. */
export const controlsOf = (list: Element): readonly HTMLElement[] =>
	[...list.children].flatMap((item) => [
		...item.querySelectorAll<HTMLElement>(':scope > a, :scope > details > summary'),
	]);

/** Returns all submenus, each before those nested in it. */
export const subMenusOf = (nav: Element): readonly HTMLElement[] => [
	...nav.querySelectorAll<HTMLElement>(`${MORE} + ${LIST}`),
];

/** Returns the submenus that are drawn open, the outermost first. */
export const openListsOf = (nav: Element): readonly HTMLElement[] => [
	...nav.querySelectorAll<HTMLElement>(`${MORE}[open] + ${LIST}`),
];

/** Returns the details element that collapses the menu on small screens; null if it does not collapse. */
export const foldOf = (nav: Element): HTMLDetailsElement | null =>
	nav.querySelector<HTMLDetailsElement>('.storefront-menu__fold');

/** True if the menu is collapsed behind its button, in which case its lists expand in place. */
export const isFolded = (nav: Element): boolean => {
	const fold = foldOf(nav);
	return fold !== null && getComputedStyle(fold).display !== 'none';
};

export const isRightToLeft = (nav: Element): boolean => getComputedStyle(nav).direction === 'rtl';
