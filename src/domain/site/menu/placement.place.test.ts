import fc from 'fast-check';
import { MARGIN, placementOf, type PlacementInput } from './placement';

const view = { width: 1280, height: 800 };
const item = { left: 300, top: 20, right: 380, bottom: 60 };
const placing: PlacementInput = {
	item,
	list: { width: 200, height: 300 },
	view,
	inset: { along: 17, up: 7 },
	beside: false,
	isRightToLeft: false,
};

test('a list is placed below its item, their texts aligned', () => {
	expect(placementOf(placing)).toEqual({ left: 283, top: 60, maxHeight: 732 });
	expect(placementOf({ ...placing, isRightToLeft: true })).toMatchObject({ left: 197, top: 60 });
});

test('a list is shifted to stay inside the window', () => {
	const atTheEdge = { ...item, left: 1200, right: 1270 };
	expect(placementOf({ ...placing, item: atTheEdge }).left).toBe(1072);
});

test('a list is placed above its item when there is more room', () => {
	const atTheFoot = { ...item, top: 700, bottom: 740 };
	expect(placementOf({ ...placing, item: atTheFoot })).toMatchObject({ top: 400, maxHeight: 692 });
});

test('a nested list is placed beside its item, on the inline-end side', () => {
	const beside = { ...placing, beside: true };
	expect(placementOf(beside)).toEqual({ left: 380, top: 13, maxHeight: 784 });
	expect(placementOf({ ...beside, isRightToLeft: true }).left).toBe(100);
});

test('a nested list flips to the other side, or goes below its item when neither has room', () => {
	const beside = { ...placing, beside: true };
	expect(placementOf({ ...beside, item: { ...item, left: 900, right: 1200 } }).left).toBe(700);
	const narrow = { width: 390, height: 800 };
	const wide = { ...item, left: 20, right: 340 };
	const below = { left: MARGIN, top: item.bottom };
	expect(placementOf({ ...beside, view: narrow, item: wide })).toMatchObject(below);
});

const size = fc.integer({ min: 1, max: 2000 });

test('a list is never outside the window, whatever its item and size', () => {
	const share = fc.double({ min: 0, max: 1, noNaN: true });
	const inWindow = fc
		.record({
			width: fc.integer({ min: 320, max: 2000 }),
			height: fc.integer({ min: 200, max: 1500 }),
			from: fc.tuple(share, share),
			to: fc.tuple(share, share),
		})
		.map(({ width, height, from: [x, y], to: [x2, y2] }) => ({
			view: { width, height },
			item: {
				left: Math.min(x, x2) * width,
				right: Math.max(x, x2) * width,
				top: Math.min(y, y2) * height,
				bottom: Math.max(y, y2) * height,
			},
		}));
	fc.assert(
		fc.property(
			inWindow,
			size,
			size,
			fc.boolean(),
			fc.boolean(),
			(where, wide, height, beside, isRightToLeft) => {
				const width = Math.min(wide, 320, where.view.width - 2 * MARGIN);
				const list = { width, height };
				const found = placementOf({ ...placing, ...where, list, beside, isRightToLeft });
				expect(found.left).toBeGreaterThanOrEqual(MARGIN);
				expect(found.left + width).toBeLessThanOrEqual(where.view.width - MARGIN);
				const bottom = found.top + Math.min(height, found.maxHeight);
				expect(bottom).toBeLessThanOrEqual(
					Math.max(where.view.height - MARGIN, where.item.bottom) + 1e-6,
				);
				expect(found.maxHeight).toBeGreaterThanOrEqual(0);
			},
		),
	);
});
