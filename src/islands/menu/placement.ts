/** Positions the open lists of a menu within the viewport. */
import { placementOf } from '../../domain/site/menu/placement';
import { controlsOf, isRightToLeft, openListsOf, pathTo } from './dom';

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
const placeOne = (list: HTMLElement, item: Element, rightToLeft: boolean): void => {
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
		beside: pathTo(list).length > 1,
		isRightToLeft: rightToLeft,
	});
	style.left = `${pixels(style.left) + left - now.left}px`;
	style.top = `${pixels(style.top) + top - now.top}px`;
	style.setProperty('--storefront-menu-room', `${maxHeight}px`);
};

/** Outer lists come first, as the others are placed beside them. React draws no style of a list. */
export const placeLists = (nav: Element): void => {
	const rightToLeft = isRightToLeft(nav);
	for (const list of openListsOf(nav)) {
		if (list.parentElement) {
			placeOne(list, list.parentElement, rightToLeft);
		}
	}
};
