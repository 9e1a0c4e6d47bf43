import fc from 'fast-check';
import { MOST_VIEWED, readViewed, viewedBefore, withViewed } from './viewed-products';

describe('the products that a visitor has viewed', () => {
	it('are in the order of their last view, each once', () => {
		expect([3, 5, 3, 9, 5].reduce(withViewed, [])).toEqual([5, 9, 3]);
	});

	it('are listed without the one of the page', () => {
		expect(viewedBefore([5, 9, 3], 9)).toEqual([5, 3]);
		expect(viewedBefore([5, 9, 3], 0)).toEqual([5, 9, 3]);
	});

	it('are read from whatever is stored', () => {
		expect(readViewed([7, '8', -1, 0, 2.5, null, [9], 7, 4])).toEqual([7, 4]);
		for (const json of [null, {}, 'x', 12, undefined]) {
			expect(readViewed(json)).toEqual([]);
		}
	});

	it('never are more than the maximum, and the newest is first', () => {
		fc.assert(
			fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1 }), (views) => {
				const ids = views.reduce<readonly number[]>(withViewed, []);
				expect(ids[0]).toBe(views.at(-1));
				expect(new Set(ids).size).toBe(ids.length);
				expect(ids.length).toBe(Math.min(MOST_VIEWED, new Set(views).size));
			}),
		);
	});
});
