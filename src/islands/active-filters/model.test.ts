import { readFilters } from '../../domain/catalogue/address';
import { type CatalogueFilters } from '../../domain/catalogue/filters';
import { activeGroups, unnamedTaxonomies, withTerms, type Names } from './model';
import { DOLLARS } from '../../../test/fixtures/currencies';

const rules = { minorUnit: 2, attributes: ['pa_color', 'pa_size'] };
const names: Names = new Map([
	[
		'pa_color',
		{
			label: 'Color',
			terms: new Map([
				['blue', 'Blue'],
				['red', 'Red'],
			]),
		},
	],
	['pa_size', { label: 'Size', terms: new Map([['s', 'Small']]) }],
	['product_cat', { label: 'Category', terms: new Map([['mugs', 'Mugs & cups']]) }],
]);
const filtersOf = (query: string) => readFilters(`/shop/?${query}`, rules);
const texts = (filters: CatalogueFilters) =>
	activeGroups(filters, names, DOLLARS).map(({ label, items }) => [
		label,
		...items.map((item) => item.label),
	]);

it.each([
	['min_price=10&max_price=20', 'Between $10.00 and $20.00'],
	['min_price=10', 'From $10.00'],
	['max_price=1234.5', 'Up to $1,234.50'],
	['rating_filter=4', 'Rated 4 out of 5'],
	['filter_stock_status=onbackorder', 'On backorder'],
])('%s is shown as %s', (query, label) => {
	expect(texts(filtersOf(query))[0]?.[1]).toBe(label);
});

it('each entry has the filters without it', () => {
	const filters = filtersOf('filter_color=red,blue&query_type_color=and&max_price=5');
	const [price, color] = activeGroups(filters, names, DOLLARS);
	expect(price?.items[0]?.remainingFilters).toEqual(
		filtersOf('filter_color=red,blue&query_type_color=and'),
	);
	expect(color?.items[0]?.remainingFilters).toEqual(
		filtersOf('filter_color=blue&query_type_color=and&max_price=5'),
	);
	expect([price?.needsAll, color?.needsAll]).toEqual([false, true]);
});

it('uses the slug of a term without a known name', () => {
	expect(texts(filtersOf('filter_size=xxl'))).toEqual([['Size', 'xxl']]);
});

describe('names', () => {
	const filters = filtersOf('filter_color=red&filter_size=s,m&e-filter-g0-product_tag=new');

	it('are requested only when one is missing', () => {
		expect(unnamedTaxonomies(filters, names)).toEqual(['pa_size', 'product_tag']);
		expect(unnamedTaxonomies(filtersOf('filter_color=red&categories=mugs'), names)).toEqual([]);
	});

	it('loaded later are merged with the known ones', () => {
		const more = withTerms(names, 'pa_size', new Map([['m', 'Medium']]));
		expect([...(more.get('pa_size')?.terms ?? [])]).toEqual([
			['s', 'Small'],
			['m', 'Medium'],
		]);
		expect(more.get('pa_size')?.label).toBe('Size');
	});
});
