import fc from 'fast-check';
import { FIXED_KINDS, NO_FILTERS } from '../../domain/catalogue/filters';
import { chosenOf, countOf, withChosen, type Source } from './source';

const SOURCES: readonly (readonly [Source, readonly string[]])[] = [
	[{ kind: 'attribute', taxonomy: 'pa_color', operator: 'and' }, ['blue', 'red', 'зелёный', '1']],
	...FIXED_KINDS.map((fixed) => [{ kind: 'fixed', fixed }, fixed.values] as const),
	[{ kind: 'category' }, ['mugs', 'bags', 'posters']],
	[{ kind: 'taxonomy', taxonomy: 'product_tag', widgetId: 'g0' }, ['new', 'old']],
];

test('filters contain exactly the selected values of each kind, and nothing else changes', () => {
	const choice = fc
		.constantFrom(...SOURCES)
		.chain(([source, values]) =>
			fc.tuple(fc.constant(source), fc.subarray([...values]), fc.subarray([...values])),
		);
	fc.assert(
		fc.property(choice, ([source, before, after]) => {
			const first = withChosen(NO_FILTERS, source, before);
			const next = withChosen(first, source, after);
			expect([...chosenOf(next, source)].sort()).toEqual([...after].sort());
			SOURCES.filter(([other]) => other !== source).forEach(([other]) =>
				expect(chosenOf(next, other)).toEqual([]),
			);
			expect(withChosen(next, source, [])).toEqual(NO_FILTERS);
		}),
	);
});

test('an invalid value changes nothing', () => {
	FIXED_KINDS.forEach((fixed) =>
		expect(withChosen(NO_FILTERS, { kind: 'fixed', fixed }, ['6', '__proto__'])).toEqual(
			NO_FILTERS,
		),
	);
});

test('a choice has the count of its own kind, or none if it is missing', () => {
	const counts = {
		prices: null,
		histogram: null,
		stock: new Map([['instock', 4]]),
		ratings: null,
		terms: new Map([[7, 3]]),
	};
	const term = (id: number, value: string) => ({ id, value, label: '', count: null, level: 0 });
	const color: Source = { kind: 'attribute', taxonomy: 'pa_color', operator: 'in' };
	expect(countOf(counts, color, term(7, 'blue'))).toBe(3);
	expect(countOf(counts, color, term(8, 'red'))).toBe(0);
	const countsOfFixed = FIXED_KINDS.map((fixed) => [
		fixed.name,
		countOf(counts, { kind: 'fixed', fixed }, term(0, 'instock')),
	]);
	expect(Object.fromEntries(countsOfFixed)).toMatchObject({ ratings: null, stock: 4 });
	const ofWidget: Source = { kind: 'taxonomy', taxonomy: 'pa_color', widgetId: 'g1' };
	expect(countOf(counts, ofWidget, term(8, 'red'))).toBeNull();
});
