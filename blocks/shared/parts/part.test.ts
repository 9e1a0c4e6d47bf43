import fc from 'fast-check';
import { movedPart } from './part';

const KNOWN = ['a', 'b', 'c', 'd'];

test.each([
	['up past its neighbour', 'c', ['a', 'b', 'd'], false, ['a', 'c', 'b', 'd']],
	['down past its neighbour', 'b', ['a', 'c', 'd'], true, ['a', 'c', 'b', 'd']],
	['past one that the preview does not show', 'c', ['a', 'd'], false, ['c', 'a', 'b', 'd']],
	['nowhere at the end', 'd', ['a', 'b', 'c'], true, null],
	['nowhere without neighbours', 'b', [], true, null],
	['nowhere if it is unknown', 'x', ['a'], true, null],
] as const)('a part moves %s', (_where, name, past, forward, expected) => {
	expect(movedPart(KNOWN, [], name, past, forward)).toEqual(expected);
});

test('down and up again is the order from before, among parts that are all shown', () => {
	fc.assert(
		fc.property(
			fc.shuffledSubarray(KNOWN, { minLength: KNOWN.length }),
			fc.constantFrom(...KNOWN),
			(order, name) => {
				const past = KNOWN.filter((other) => other !== name);
				const down = movedPart(KNOWN, order, name, past, true);
				expect(down === null ? order : movedPart(KNOWN, down, name, past, false)).toEqual(order);
			},
		),
	);
});
