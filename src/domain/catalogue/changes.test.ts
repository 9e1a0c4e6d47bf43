import fc from 'fast-check';
import { aSlug, ATTRIBUTES, someFilters } from '../../../test/fixtures/catalogue/arbitrary';
import { writeFilters } from './address';
import {
	chosenTaxonomyTerms,
	chosenTerms,
	hasFilters,
	setPrice,
	toggleTaxonomyTerm,
	toggleTerm,
	toggleValue,
} from './changes';
import { NO_FILTERS } from './filters';

const rules = { minorUnit: 2, attributes: ['pa_color', 'pa_size'] };
test('a term is selected and deselected', () => {
	const blue = toggleTerm(NO_FILTERS, 'pa_color', 'blue', 'and');
	const both = toggleTerm(blue, 'pa_color', 'red', 'and');
	expect(both.attributes).toEqual([
		{ attribute: 'pa_color', operator: 'and', slug: ['blue', 'red'] },
	]);
	expect(chosenTerms(both, 'pa_color')).toEqual(['blue', 'red']);
	expect(toggleTerm(both, 'pa_color', 'blue', 'and').attributes[0]?.slug).toEqual(['red']);
});

test('removing the last slug of an attribute removes its query_type_ argument', () => {
	const url = '/shop/?x=1&filter_color=blue&query_type_color=and&filter_size=s';
	const size = { attribute: 'pa_size', operator: 'in', slug: ['s'] } as const;
	const color = { attribute: 'pa_color', operator: 'and', slug: ['blue'] } as const;
	const both = { ...NO_FILTERS, attributes: [color, size] };
	const filters = toggleTerm(both, 'pa_color', 'blue', 'and');
	expect(writeFilters(url, filters, rules)).toBe('/shop/?x=1&filter_size=s');
});

test('in single choice a term replaces the previous one', () => {
	const blue = toggleTerm(NO_FILTERS, 'pa_color', 'blue', 'in', 'single');
	const red = toggleTerm(blue, 'pa_color', 'red', 'in', 'single');
	expect(chosenTerms(red, 'pa_color')).toEqual(['red']);
	expect(toggleTerm(blue, 'pa_color', 'blue', 'in', 'single')).toEqual(NO_FILTERS);
	const four = toggleValue(NO_FILTERS, 'ratings', '4');
	expect(toggleValue(four, 'ratings', '5', 'single').ratings).toEqual(['5']);
});

test('a filter keeps its position among the others', () => {
	const blue = toggleTerm(NO_FILTERS, 'pa_color', 'blue', 'in');
	const filters = toggleTerm(blue, 'pa_size', 's', 'in');
	expect(toggleTerm(filters, 'pa_color', 'red', 'in').attributes).toMatchObject([
		{ attribute: 'pa_color' },
		{ attribute: 'pa_size' },
	]);
});

test("terms of one grid's own filter do not affect other grids", () => {
	const cups = { widgetId: 'g0', taxonomy: 'product_cat' };
	const filters = toggleTaxonomyTerm(NO_FILTERS, cups, 'cups', 'multiple');
	expect(chosenTaxonomyTerms(filters, 'g0', 'product_cat')).toEqual(['cups']);
	expect(chosenTaxonomyTerms(filters, 'g1', 'product_cat')).toEqual([]);
	const ofBoth = toggleTaxonomyTerm(filters, { ...cups, widgetId: 'g1' }, 'cups');
	expect(ofBoth.taxonomies).toHaveLength(2);
	expect(toggleTaxonomyTerm(filters, cups, 'cups')).toEqual(NO_FILTERS);
});

test('tells whether any filter is active', () => {
	expect(hasFilters(NO_FILTERS)).toBe(false);
	expect(hasFilters(setPrice(NO_FILTERS, { min: 0, max: null }))).toBe(true);
	expect(hasFilters(toggleValue(NO_FILTERS, 'stock', 'instock'))).toBe(true);
	expect(hasFilters(toggleValue(NO_FILTERS, 'categories', 'cups'))).toBe(true);
});

test('toggling twice restores the filters, except for their order', () => {
	fc.assert(
		fc.property(someFilters, fc.constantFrom(...ATTRIBUTES), aSlug, (filters, attribute, slug) => {
			const before = chosenTerms(filters, attribute);
			const operator =
				filters.attributes.find((filter) => filter.attribute === attribute)?.operator ?? 'in';
			const once = toggleTerm(filters, attribute, slug, operator);
			const twice = toggleTerm(once, attribute, slug, operator);
			const others = ({ attributes }: typeof filters) =>
				attributes.filter((filter) => filter.attribute !== attribute);
			expect(chosenTerms(once, attribute).includes(slug)).toBe(!before.includes(slug));
			expect([...chosenTerms(twice, attribute)].sort()).toEqual([...before].sort());
			expect(others(twice)).toEqual(others(filters));
			expect(twice.attributes.every((filter) => filter.slug.length > 0)).toBe(true);
		}),
	);
});
