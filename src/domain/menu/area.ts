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
