import fc from 'fast-check';
import { inTermOrder } from './term-order';

const TERMS = [
	{ label: 'Size 10', count: 1, level: 0 },
	{ label: 'size 9', count: 5, level: 0 },
	{ label: 'Zwei', count: 1, level: 1 },
	{ label: 'eins', count: 2, level: 1 },
	{ label: 'Über', count: 5, level: 0 },
];

const labels = (terms: readonly { readonly label: string }[]) => terms.map(({ label }) => label);

test('terms keep the order of the shop', () => {
	expect(inTermOrder(TERMS)).toEqual(TERMS);
	expect(inTermOrder(TERMS, 'default')).toEqual(TERMS);
});

test('terms are sorted by name without case, numbers by value, those below with their parent', () => {
	expect(labels(inTermOrder(TERMS, 'name'))).toEqual(['size 9', 'eins', 'Zwei', 'Size 10', 'Über']);
});

test('no term is lost', () => {
	const term = fc.record({
		label: fc.string(),
		count: fc.option(fc.nat(5)),
		level: fc.nat(3),
	});
	fc.assert(
		fc.property(fc.array(term), fc.constantFrom('name', 'count'), (terms, order) => {
			const sorted = inTermOrder(terms, order);
			expect(sorted).toHaveLength(terms.length);
			expect(new Set(sorted)).toEqual(new Set(terms));
		}),
	);
});
