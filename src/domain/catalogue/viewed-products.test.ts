import fc from 'fast-check';
import {
	MOST_VIEWED,
	readViewed,
	viewedBefore,
	VIEWED_LIFETIME,
	withViewed,
} from './viewed-products';
import type { View } from './viewed-products';

const NOW = 1_700_000_000_000;
const NOTHING: readonly View[] = [];

describe('the products that a visitor has viewed', () => {
	it('are in the order of their last view, each once', () => {
		const views = [3, 5, 3, 9, 5].reduce((all, id) => withViewed(all, id, NOW), NOTHING);
		expect(views.map(([id]) => id)).toEqual([5, 9, 3]);
	});

	it('are listed without the one of the page', () => {
		expect(viewedBefore([5, 9, 3], 9)).toEqual([5, 3]);
		expect(viewedBefore([5, 9, 3], 0)).toEqual([5, 9, 3]);
	});

	it('are forgotten after 30 days', () => {
		const since = NOW - VIEWED_LIFETIME;
		const stored = [
			[7, since + 1],
			[4, since],
		];
		expect(readViewed(stored, NOW)).toEqual([[7, since + 1]]);
		expect(withViewed(readViewed(stored, NOW - 1), 4, NOW)).toEqual([
			[4, NOW],
			[7, since + 1],
		]);
	});

	it('are read from whatever is stored', () => {
		const odd = [[7, NOW], ['8', NOW], [-1, NOW], null, [9], [9, null], [9, 'x'], 7, [4, NOW]];
		expect(readViewed(odd, NOW)).toEqual([
			[7, NOW],
			[4, NOW],
		]);
		for (const json of [null, {}, 'x', 12, undefined, [1, 2]]) {
			expect(readViewed(json, NOW)).toEqual([]);
		}
	});

	it('never are more than the maximum, and the newest is first', () => {
		fc.assert(
			fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1 }), (viewed) => {
				const views = viewed.reduce((all, id) => withViewed(all, id, NOW), NOTHING);
				const ids = views.map(([id]) => id);
				expect(ids[0]).toBe(viewed.at(-1));
				expect(new Set(ids).size).toBe(ids.length);
				expect(ids.length).toBe(Math.min(MOST_VIEWED, new Set(viewed).size));
			}),
		);
	});
});
