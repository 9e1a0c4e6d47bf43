import fc from 'fast-check';
import { ANCHOR_SCROLL_MS, uncoveredLine, positionAt } from './anchors';

const places = fc.integer({ min: 0, max: 100_000 });
const moments = fc.double({ min: 0, max: 2 * ANCHOR_SCROLL_MS, noNaN: true });

test('the animation starts at the current position, ends at its target after 500 ms and stays there', () => {
	fc.assert(
		fc.property(places, places, moments, (from, to, later) => {
			expect(positionAt(from, to, 0)).toBe(from);
			expect(positionAt(from, to, ANCHOR_SCROLL_MS)).toBe(to);
			expect(positionAt(from, to, ANCHOR_SCROLL_MS + later)).toBe(to);
		}),
	);
});

test('the animation never moves backwards or beyond its target', () => {
	fc.assert(
		fc.property(places, places, moments, moments, (from, to, one, other) => {
			const far = (elapsed: number) => Math.abs(positionAt(from, to, elapsed) - from);
			expect(far(Math.min(one, other))).toBeLessThanOrEqual(far(Math.max(one, other)));
			expect(far(one)).toBeLessThanOrEqual(Math.abs(to - from));
		}),
	);
});

/** Elements fixed at the top of the viewport, as ranges of pixels. */
const covers = fc.array(
	fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 200 })),
	{ maxLength: 5 },
);

test('the scroll offset is the first line that no sticky element covers', () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 400 }), covers, (line, bars) => {
			const coversLine = (y: number) =>
				bars.filter(([start, height]) => y >= start && y < start + height);
			const clear = uncoveredLine(line, (y) =>
				Math.max(y, ...coversLine(y).map(([start, height]) => start + height)),
			);
			expect(coversLine(clear)).toEqual([]);
			for (let y = line; y < clear; y++) {
				expect(coversLine(y)).not.toEqual([]);
			}
		}),
	);
});
