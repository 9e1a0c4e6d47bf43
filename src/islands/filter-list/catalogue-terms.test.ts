import fc from 'fast-check';
import { inTreeOrder } from './catalogue-terms';

const lines = (terms: readonly (readonly [id: number, parent: number])[]) =>
	inTreeOrder(terms.map(([id, parent]) => ({ id, parent }))).map(
		({ id, level }) => '-'.repeat(level) + String(id),
	);

test('each term follows its parent', () => {
	expect(
		lines([
			[3, 1],
			[1, 0],
			[2, 0],
			[4, 3],
			[5, 1],
		]),
	).toEqual(['1', '-3', '--4', '-5', '2']);
});

test('a term whose parent is missing is at the top level', () => {
	expect(
		lines([
			[2, 9],
			[1, 2],
		]),
	).toEqual(['2', '-1']);
});

test('no term appears twice, whatever the parents are', () => {
	const id = fc.nat(6);
	fc.assert(
		fc.property(fc.array(fc.tuple(id, id)), (terms) => {
			const given = terms.map(([own, parent]) => ({ id: own, parent }));
			const ordered = inTreeOrder(given);
			expect(ordered.length).toBeLessThanOrEqual(given.length);
		}),
	);
});
