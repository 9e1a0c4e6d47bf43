import fc from 'fast-check';
import { neighbourOf } from './model';

describe('the focus after a cross-sell was added', () => {
	it('moves to the product that takes its position, else to the previous one', () => {
		expect(neighbourOf(2, [1, 2, 3], [1, 3])).toBe(3);
		expect(neighbourOf(3, [1, 2, 3], [1, 2])).toBe(2);
		expect(neighbourOf(2, [1, 2, 3], [1])).toBe(1);
	});

	it('moves to a new product when none of the others is left', () => {
		expect(neighbourOf(2, [2], [7, 8])).toBe(7);
		expect(neighbourOf(2, [2], [])).toBeNull();
	});

	it('always moves to an offered product if there is one', () => {
		const ids = fc.uniqueArray(fc.nat(9));
		fc.assert(
			fc.property(fc.nat(9), ids, ids, (added, before, after) => {
				const next = neighbourOf(added, before, after);
				expect(next === null ? after : after.includes(next)).toEqual(next === null ? [] : true);
			}),
		);
	});
});
