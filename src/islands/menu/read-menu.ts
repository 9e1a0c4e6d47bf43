/**
 * Reads a menu from the HTML of php-stubs/src/Site/Menu/Menu.php. Props would double the bytes of a menu on every page.
 */
import { foldOf, listBelow } from './dom';

export interface MenuLink {
	/** Null if a plugin has put elements into the link, which stay as they are. */
	readonly label: string | null;
	readonly href: string | undefined;
	readonly target: string | undefined;
	readonly rel: string | undefined;
	readonly isCurrent: boolean;
}

export interface MenuEntry {
	/** Null for a heading without a link. */
	readonly link: MenuLink | null;
	readonly subMenu: SubMenu | null;
}

export interface MenuList {
	readonly id: string;
	readonly entries: readonly MenuEntry[];
}

export interface SubMenu extends MenuList {
	/** Text of its toggle, visible for a heading only. */
	readonly label: string;
	/** True if its toggle was pressed before hydration. */
	readonly isOpen: boolean;
}

export interface PrintedMenu {
	/** Button of small screens; null if the menu has none. */
	readonly fold: { readonly label: string; readonly isOpen: boolean } | null;
	readonly list: MenuList;
}

const valueOf = (element: Element, name: string): string | undefined =>
	element.getAttribute(name) ?? undefined;

const readLink = (link: Element): MenuLink => ({
	label: link.childElementCount > 0 ? null : link.textContent,
	href: valueOf(link, 'href'),
	target: valueOf(link, 'target'),
	rel: valueOf(link, 'rel'),
	isCurrent: link.hasAttribute('aria-current'),
});

const readSubMenu = (item: Element): SubMenu | null => {
	const details = item.querySelector<HTMLDetailsElement>(':scope > details');
	const list = listBelow(item);
	return (
		details &&
		list && {
			...readList(list),
			label: details.querySelector('summary')?.firstChild?.textContent ?? '',
			isOpen: details.open,
		}
	);
};

const readList = (list: Element): MenuList => ({
	id: list.id,
	entries: [...list.children].map((item) => {
		const link = item.querySelector(':scope > a');
		return { link: link && readLink(link), subMenu: readSubMenu(item) };
	}),
});

const readFold = (fold: HTMLDetailsElement): PrintedMenu['fold'] => ({
	label: fold.querySelector('summary')?.lastChild?.textContent ?? '',
	isOpen: fold.open,
});

/** Must be called before hydration. */
export const readMenu = (nav: Element): PrintedMenu => {
	const fold = foldOf(nav);
	const list = nav.querySelector(':scope > ul');
	if (!list) {
		throw new Error('The menu has no list.');
	}
	return { fold: fold && readFold(fold), list: readList(list) };
};
