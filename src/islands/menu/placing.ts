import { placementOf } from '../../domain/menu/place';
import { controlsOf, isRightToLeft, type MenuParts, type SubMenu } from './parts';

const pixels = (value: string): number => Number.parseFloat(value) || 0;

/** Returns the distance between a list's edges and its texts. */
const insetOf = (list: HTMLElement): { along: number; up: number } => {
	const { borderTopWidth, paddingTop } = getComputedStyle(list);
	const border = pixels(borderTopWidth);
	const control = controlsOf(list)[0];
	const along = control ? pixels(getComputedStyle(control).paddingInlineStart) : 0;
	return { along: border + along, up: border + pixels(paddingTop) };
};

/** Moves an absolutely or fixed positioned list by its offset from the target, as its containing block is unknown. */
const placeOne = ({ item, list, path }: SubMenu, rightToLeft: boolean): void => {
	const { style } = list;
	const { clientWidth, clientHeight } = document.documentElement;
	style.left ||= '0px';
	style.top ||= '0px';
	const now = list.getBoundingClientRect();
	const { left, top, maxHeight } = placementOf({
		item: item.getBoundingClientRect(),
		// Natural size of the list, even if it is scrolling now.
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

/** Positions open lists within the viewport, outer ones first, as the others are placed beside them. */
export const placeLists = (parts: MenuParts, open: readonly SubMenu[]): void => {
	const rightToLeft = isRightToLeft(parts);
	open.forEach((subMenu) => placeOne(subMenu, rightToLeft));
};
