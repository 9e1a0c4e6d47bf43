/** A place in the window, CSS pixels from its upper left corner. */
export interface Point {
	readonly x: number;
	readonly y: number;
}

/** An area of the window, CSS pixels. */
export interface Area {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** Which side of the line from a to b a point is on; zero on it. */
const sideOf = (a: Point, b: Point, { x, y }: Point): number =>
	(b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);

const isInTriangle = (a: Point, b: Point, c: Point, point: Point): boolean => {
	const sides = [sideOf(a, b, point), sideOf(b, c, point), sideOf(c, a, point)];
	return !(sides.some((side) => side < 0) && sides.some((side) => side > 0));
};

const isInArea = ({ left, top, right, bottom }: Area, { x, y }: Point): boolean =>
	x >= left && x <= right && y >= top && y <= bottom;

/**
 * Whether a pointer that set out at `from` may be on its way to an area: it is there, or in the triangle between where it set out
 * and the area. That is one with a diagonal of the area as its base, whichever side the area is seen from.
 */
export const isTowards = (from: Point, area: Area, point: Point): boolean => {
	const { left, top, right, bottom } = area;
	return (
		isInArea(area, point) ||
		isInTriangle(from, { x: left, y: top }, { x: right, y: bottom }, point) ||
		isInTriangle(from, { x: right, y: top }, { x: left, y: bottom }, point)
	);
};
