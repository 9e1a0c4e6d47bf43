import fc from 'fast-check';
import { cases } from '../../../test/fixtures/part-orders.json';
import { partsInOrder } from './parts';

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);

test('every order of the fixture, which PHP resolves too', () => {
	expect(cases.length).toBeGreaterThan(5);
	for (const [known, chosen, resolved] of cases) {
		expect(isList(known) && isList(chosen) && partsInOrder(known, chosen)).toEqual(resolved);
	}
});

const names = fc.uniqueArray(fc.string({ maxLength: 3 }));

test('every known part stands once, whatever was saved', () => {
	fc.assert(
		fc.property(names, fc.array(fc.anything()), (known, chosen) => {
			const order = partsInOrder(known, chosen);
			expect([...order].sort()).toEqual([...known].sort());
			expect(partsInOrder(known, order)).toEqual(order);
		}),
	);
});

test('chosen parts come first in their order, the others follow in the default order', () => {
	fc.assert(
		fc.property(
			names.chain((known) => fc.tuple(fc.constant(known), fc.shuffledSubarray(known))),
			([known, chosen]) =>
				expect(partsInOrder(known, chosen)).toEqual([
					...chosen,
					...known.filter((name) => !chosen.includes(name)),
				]),
		),
	);
});
