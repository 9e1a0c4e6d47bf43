import type { Area } from './area';

/** Pixels that stay free between a list and the window's edge. */
export const MARGIN = 8;

export interface Placing {
	/** The item that the list belongs to. */
	readonly item: Area;
	/** The size that the list takes where it may. */
	readonly list: { readonly width: number; readonly height: number };
	/** What can be seen. */
	readonly view: { readonly width: number; readonly height: number };
	/** How far the list reaches back over its item, so that their texts stand in one line. */
	readonly inset: { readonly along: number; readonly up: number };
	/** Whether it stands beside its item, as below the first level, or under it. */
	readonly beside: boolean;
	readonly isRightToLeft: boolean;
}

/** Where a list stands in the window. */
export interface Place {
	readonly left: number;
	readonly top: number;
	/** What it may take of the height; it scrolls where it is longer. */
	readonly maxHeight: number;
}

const clamp = (value: number, least: number, most: number): number =>
	Math.max(least, Math.min(value, most));

/** The side on which reading goes on, else the other one; null where neither has room. */
const leftBeside = ({ item, list, view, isRightToLeft }: Placing): number | null => {
	const sides = [item.right, item.left - list.width];
	const wanted = isRightToLeft ? sides.reverse() : sides;
	return wanted.find((left) => left >= MARGIN && left + list.width <= view.width - MARGIN) ?? null;
};

/** Below the item, or above it where that has the more room. */
const placeUnder = (placing: Placing): Place => {
	const { item, list, view, inset, isRightToLeft } = placing;
	const wanted = isRightToLeft ? item.right + inset.along - list.width : item.left - inset.along;
	const left = clamp(wanted, MARGIN, view.width - MARGIN - list.width);
	const below = Math.max(0, view.height - MARGIN - item.bottom);
	const above = Math.max(0, item.top - MARGIN);
	return list.height <= below || below >= above
		? { left, top: item.bottom, maxHeight: below }
		: { left, top: item.top - Math.min(list.height, above), maxHeight: above };
};

/**
 * Keeps a sub-menu inside the window: it flips to the other side, shifts, and at last is as high as there is room. Where no side
 * has room it stands under its item, which stays in sight.
 */
export const place = (placing: Placing): Place => {
	const left = placing.beside ? leftBeside(placing) : null;
	if (left === null) {
		return placeUnder(placing);
	}
	const { item, list, view, inset } = placing;
	const top = clamp(item.top - inset.up, MARGIN, view.height - MARGIN - list.height);
	return { left, top, maxHeight: view.height - 2 * MARGIN };
};
