import { place } from '../../domain/menu/place';
import { controlsOf, isRightToLeft, type MenuParts, type SubMenu } from './parts';

const pixels = (value: string): number => Number.parseFloat(value) || 0;

/** What stands between a list's edge and its texts. */
const insetOf = (list: HTMLElement): { along: number; up: number } => {
	const { borderTopWidth, paddingTop } = getComputedStyle(list);
	const border = pixels(borderTopWidth);
	const control = controlsOf(list)[0];
	const along = control ? pixels(getComputedStyle(control).paddingInlineStart) : 0;
	return { along: border + along, up: border + pixels(paddingTop) };
};

/** An element that its CSS positions somewhere is moved by what it is off: nobody knows what it is positioned against. */
const placeOne = ({ item, list, path }: SubMenu, rightToLeft: boolean): void => {
	const { style } = list;
	const { clientWidth, clientHeight } = document.documentElement;
	style.left ||= '0px';
	style.top ||= '0px';
	const now = list.getBoundingClientRect();
	const { left, top, maxHeight } = place({
		item: item.getBoundingClientRect(),
		// What the list would like to take, though it may scroll now.
		list: { width: now.width, height: list.scrollHeight + list.offsetHeight - list.clientHeight },
		view: { width: clientWidth, height: clientHeight },
		inset: insetOf(list),
		beside: path.length > 1,
		isRightToLeft: rightToLeft,
	});
	style.left = `${pixels(style.left) + left - now.left}px`;
	style.top = `${pixels(style.top) + top - now.top}px`;
	style.setProperty('--storefront-menu-room', `${maxHeight}px`);
};

/** Puts open lists where they can be seen, outer ones first: the others stand beside them. */
export const placeLists = (parts: MenuParts, open: readonly SubMenu[]): void => {
	const rightToLeft = isRightToLeft(parts);
	open.forEach((subMenu) => placeOne(subMenu, rightToLeft));
};
