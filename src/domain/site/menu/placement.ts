/** Geometry of a menu: the position of a list in the viewport, and the movement of the pointer towards a list. */

/** Minimum distance between a list and the edge of the viewport, in pixels. */
export const MARGIN = 8;

export interface PlacementInput {
	/** Rectangle of the item to which the list belongs. */
	readonly item: Area;
	/** Natural size of the list. */
	readonly list: { readonly width: number; readonly height: number };
	/** Size of the viewport. */
	readonly view: { readonly width: number; readonly height: number };
	/** Overlap of the list with its item, so that their texts are aligned. */
	readonly inset: { readonly along: number; readonly up: number };
	/** True if the list is beside its item, as below the first level; false if it is under it. */
	readonly beside: boolean;
	readonly isRightToLeft: boolean;
}

/** Position of a list in the viewport. */
export interface Placement {
	readonly left: number;
	readonly top: number;
	/** Maximum height; a higher list scrolls. */
	readonly maxHeight: number;
}

const clamp = (value: number, least: number, most: number): number =>
	Math.max(least, Math.min(value, most));

/** Left edge on the side of the reading direction, else on the other side; null if neither has enough space. */
const leftWhenBeside = ({ item, list, view, isRightToLeft }: PlacementInput): number | null => {
	const sides = [item.right, item.left - list.width];
	const wanted = isRightToLeft ? sides.reverse() : sides;
	return wanted.find((left) => left >= MARGIN && left + list.width <= view.width - MARGIN) ?? null;
};

/** Places the list below the item, or above it if there is more space. */
const placeBelow = (input: PlacementInput): Placement => {
	const { item, list, view, inset, isRightToLeft } = input;
	const wanted = isRightToLeft ? item.right + inset.along - list.width : item.left - inset.along;
	const left = clamp(wanted, MARGIN, view.width - MARGIN - list.width);
	const below = Math.max(0, view.height - MARGIN - item.bottom);
	const above = Math.max(0, item.top - MARGIN);
	return list.height <= below || below >= above
		? { left, top: item.bottom, maxHeight: below }
		: { left, top: item.top - Math.min(list.height, above), maxHeight: above };
};

/**
 * Keeps a sub-menu inside the viewport: it flips to the other side, shifts, and is finally limited in height. If
 * neither side has enough space, it is placed under its item, which stays visible.
 */
export const placementOf = (input: PlacementInput): Placement => {
	const left = input.beside ? leftWhenBeside(input) : null;
	if (left === null) {
		return placeBelow(input);
	}
	const { item, list, view, inset } = input;
	const top = clamp(item.top - inset.up, MARGIN, view.height - MARGIN - list.height);
	return { left, top, maxHeight: view.height - 2 * MARGIN };
};

/** Point in the viewport, in CSS pixels from its top left corner. */
export interface Point {
	readonly x: number;
	readonly y: number;
}

/** Rectangle in the viewport, in CSS pixels. */
export interface Area {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** Sign of the side of the line from a to b on which a point is; zero on the line. */
const sideOf = (a: Point, b: Point, { x, y }: Point): number =>
	(b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);

const isInTriangle = (a: Point, b: Point, c: Point, point: Point): boolean => {
	const sides = [sideOf(a, b, point), sideOf(b, c, point), sideOf(c, a, point)];
	return !(sides.some((side) => side < 0) && sides.some((side) => side > 0));
};

const isInArea = ({ left, top, right, bottom }: Area, { x, y }: Point): boolean =>
	x >= left && x <= right && y >= top && y <= bottom;

/**
 * True if a pointer that started at `from` may be moving to an area: it is in the area, or in the triangle between the
 * start and the area. The triangle has a diagonal of the area as its base, so that it works on every side.
 */
export const isTowards = (from: Point, area: Area, point: Point): boolean => {
	const { left, top, right, bottom } = area;
	return (
		isInArea(area, point) ||
		isInTriangle(from, { x: left, y: top }, { x: right, y: bottom }, point) ||
		isInTriangle(from, { x: right, y: top }, { x: left, y: bottom }, point)
	);
};
