import fc from 'fast-check';
import { findVariation, isPossible, type ChosenOptions, type Variation } from './variation';

const aVariation = (id: number, stands: Readonly<Record<string, string>>): Variation => ({
	id,
	options: new Map(Object.entries(stands)),
	isBuyable: true,
	limits: { minimum: 1, maximum: 9, multipleOf: 1, editable: true },
	hint: '',
	picture: null,
	measures: new Map(),
});

const choose = (choice: Readonly<Record<string, string>>): ChosenOptions =>
	new Map(Object.entries(choice));

const hoodie = [
	aVariation(1, { color: 'blue', size: 'small' }),
	aVariation(2, { color: 'blue', size: 'large' }),
	aVariation(3, { color: 'black', size: 'large' }),
];

describe('the variation of a choice', () => {
	it('is the one that matches every chosen attribute', () => {
		expect(findVariation(hoodie, choose({ color: 'blue', size: 'large' }))?.id).toBe(2);
	});

	it('is null until every attribute is chosen', () => {
		expect(findVariation(hoodie, choose({ color: 'blue', size: '' }))).toBeNull();
		expect(findVariation(hoodie, choose({ color: 'blue' }))).toBeNull();
	});

	it('is null for a combination that the shop does not have', () => {
		expect(findVariation(hoodie, choose({ color: 'black', size: 'small' }))).toBeNull();
	});

	it('may match any value of an attribute, once one is chosen', () => {
		const anySize = [aVariation(4, { color: 'blue', size: '' })];
		expect(findVariation(anySize, choose({ color: 'blue', size: 'huge' }))?.id).toBe(4);
		expect(findVariation(anySize, choose({ color: 'blue', size: '' }))).toBeNull();
	});
});

describe('a possible choice', () => {
	it('is a value that some variation has together with the other chosen values', () => {
		const black = choose({ color: 'black', size: '' });
		expect(isPossible(hoodie, black, 'size', 'large')).toBe(true);
		expect(isPossible(hoodie, black, 'size', 'small')).toBe(false);
	});

	it('is independent of the current value of its own field', () => {
		expect(isPossible(hoodie, choose({ color: 'blue', size: 'small' }), 'size', 'large')).toBe(
			true,
		);
	});

	it('can always be cleared', () => {
		expect(isPossible(hoodie, choose({ color: 'black', size: 'large' }), 'size', '')).toBe(true);
	});

	const slug = fc.constantFrom('a', 'b', 'c');
	const variations = fc
		.array(fc.record({ color: fc.option(slug, { nil: '' }), size: slug }), {
			minLength: 1,
			maxLength: 8,
		})
		.map((all) => all.map((stands, index) => aVariation(index + 1, stands)));

	it('leads to a variation whichever attribute is chosen first', () => {
		fc.assert(
			fc.property(variations, slug, slug, (all, color, size) => {
				const colorChosen = choose({ color, size: '' });
				fc.pre(isPossible(all, choose({ color: '', size: '' }), 'color', color));
				const found = findVariation(all, choose({ color, size }));
				expect(found !== null).toBe(isPossible(all, colorChosen, 'size', size));
			}),
		);
	});
});
