import fc from 'fast-check';
import { isTowards, type Area, type Point } from './placement';

const list: Area = { left: 200, top: 100, right: 400, bottom: 500 };

test('a diagonal move to a list beside the item is towards it, a move away is not', () => {
	const from = { x: 150, y: 120 };
	expect(isTowards(from, list, { x: 180, y: 200 })).toBe(true);
	expect(isTowards(from, list, { x: 150, y: 160 })).toBe(false);
	expect(isTowards(from, list, { x: 120, y: 130 })).toBe(false);
});

test('a diagonal move to a list below is towards it', () => {
	const from = { x: 250, y: 80 };
	expect(isTowards(from, list, { x: 340, y: 96 })).toBe(true);
	expect(isTowards(from, list, { x: 340, y: 80 })).toBe(false);
});

const coordinate = fc.integer({ min: 0, max: 1000 });
const point: fc.Arbitrary<Point> = fc.record({ x: coordinate, y: coordinate });
const area: fc.Arbitrary<Area> = fc.tuple(point, point).map(([a, b]) => ({
	left: Math.min(a.x, b.x),
	right: Math.max(a.x, b.x),
	top: Math.min(a.y, b.y),
	bottom: Math.max(a.y, b.y),
}));
/** Steps far coarser than the rounding errors of the calculation; pointers move by whole pixels. */
const share = fc.integer({ min: 0, max: 10_000 }).map((part) => part / 10_000);

test('every point on the straight line to a point of the area is towards it', () => {
	fc.assert(
		fc.property(point, area, share, share, share, (from, target, along, down, way) => {
			const goal = {
				x: target.left + along * (target.right - target.left),
				y: target.top + down * (target.bottom - target.top),
			};
			// Slightly inside, because the edges themselves depend on rounding.
			const middle = { x: (target.left + target.right) / 2, y: (target.top + target.bottom) / 2 };
			const inside = {
				x: goal.x + (middle.x - goal.x) / 100,
				y: goal.y + (middle.y - goal.y) / 100,
			};
			const at = { x: from.x + way * (inside.x - from.x), y: from.y + way * (inside.y - from.y) };
			const isWide = target.right - target.left > 1 && target.bottom - target.top > 1;
			expect(!isWide || isTowards(from, target, at)).toBe(true);
		}),
	);
});

test('a step straight away from the area is not towards it', () => {
	fc.assert(
		fc.property(point, area, fc.integer({ min: 1, max: 500 }), (from, target, step) => {
			fc.pre(from.x < target.left && target.left < target.right && target.top < target.bottom);
			expect(isTowards(from, target, { x: from.x - step, y: from.y })).toBe(false);
		}),
	);
});
