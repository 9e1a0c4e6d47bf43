import fc from 'fast-check';
import { aSlug, someFilters } from '../../../test/fixtures/catalogue/arbitrary';
import type { CountsRequest } from './query';
import { NO_FILTERS, withFixed, type CatalogueFilters } from './filters';
import {
	sameFilters,
	collectionDataQuery,
	filtersOfQuery,
	mergeCountsRequests,
	productQuery,
} from './query';

const filters: CatalogueFilters = {
	...NO_FILTERS,
	price: { min: 1000, max: null },
	ratings: ['4', '5'],
	stock: ['instock'],
	attributes: [{ attribute: 'pa_color', operator: 'and', slug: ['blue'] }],
	categories: ['cups', 'mugs'],
	taxonomies: [{ widgetId: 'g0', taxonomy: 'product_cat', terms: ['tea'] }],
};

test("a product query contains the page's filters, but not those of a single grid", () => {
	expect(productQuery(filters)).toEqual({
		min_price: '1000',
		rating: ['4', '5'],
		stock_status: ['instock'],
		attributes: [{ attribute: 'pa_color', operator: 'and', slug: ['blue'] }],
		attribute_relation: 'and',
		category: 'cups,mugs',
	});
	expect(productQuery(NO_FILTERS)).toEqual({});
});

test("filters narrow the page's own query", () => {
	const terms = [{ taxonomy: 'product_cat', terms: '15' }];
	const asked = { search: 'tea', storefront_islands_terms: terms };
	expect(productQuery(NO_FILTERS, asked)).toEqual(asked);
	expect(productQuery(filters, asked)).toMatchObject({ ...asked, category: 'cups,mugs' });
});

test('filters are read from a query written by another script', () => {
	expect(filtersOfQuery(productQuery(filters, { search: 'tea' }), filters)).toEqual(filters);
	const prices = { min_price: 1500, max_price: '2000' };
	const query = { ...prices, rating: [5], attributes: [{ attribute: 'pa_size' }] };
	expect(filtersOfQuery(query, NO_FILTERS)).toEqual({
		...NO_FILTERS,
		price: { min: 1500, max: 2000 },
		ratings: ['5'],
	});
});

test('values that are not text are not filters', () => {
	const unreadable = { toString: '' };
	const cyclic: Record<string, unknown> = {};
	cyclic.self = cyclic;
	const query = {
		rating: [unreadable, 5],
		stock_status: [unreadable],
		attributes: [cyclic, { attribute: 'pa_size', slug: [unreadable, 'small'] }],
	};
	expect(filtersOfQuery(query)).toEqual({
		...NO_FILTERS,
		ratings: ['5'],
		attributes: [{ attribute: 'pa_size', operator: 'in', slug: ['small'] }],
	});
});

test('any query yields valid filters', () => {
	const thing = fc.oneof(
		fc.anything({ withBigInt: true, withNullPrototype: true }),
		fc.constantFrom(NaN, -1, '1e999', '__proto__', [], {}),
	);
	const attribute = fc.record({ attribute: fc.oneof(aSlug, thing), slug: fc.array(thing) });
	const value = fc.oneof(thing, fc.array(fc.oneof(thing, attribute)));
	fc.assert(
		fc.property(
			fc.record({ min_price: value, rating: value, stock_status: value, attributes: value }),
			(query) => {
				const found = filtersOfQuery(query, NO_FILTERS);
				return (
					(found.price.min === null || Number.isSafeInteger(found.price.min)) &&
					found.ratings.length <= 5 &&
					found.attributes.every(({ slug }) => slug.length > 0)
				);
			},
		),
	);
});

test('reading filters from their own query returns them', () => {
	fc.assert(
		fc.property(someFilters, (given) => {
			const ordered = withFixed(given, ({ name, values }) =>
				values.filter((value) => given[name].includes(value)),
			);
			return sameFilters(filtersOfQuery(productQuery(ordered), given), ordered);
		}),
	);
});

test('the query for counts has no page or order', () => {
	const page = { page: 2, per_page: 9, orderby: 'price', order: 'asc' };
	const query = collectionDataQuery({ ...productQuery(filters), ...page }, { prices: true });
	expect(query).toEqual({ ...productQuery(filters), calculate_price_range: true });
	expect(collectionDataQuery({ ...productQuery(filters), ...page }, {})).toBeNull();
	expect(collectionDataQuery({}, { prices: true, histogram: true })).toEqual({
		calculate_price_range: true,
		storefront_islands_price_histogram: true,
	});
});

test('the needs of all islands are merged into one query', () => {
	const wanted = mergeCountsRequests([
		{ prices: true, attributes: [{ taxonomy: 'pa_size', queryType: 'and' }] },
		{ stock: true, categories: true },
		{
			attributes: [
				{ taxonomy: 'pa_color', queryType: 'or' },
				{ taxonomy: 'pa_size', queryType: 'or' },
			],
		},
		{ ratings: true, attributes: [{ taxonomy: 'pa_color', queryType: 'or' }] },
	]);
	expect(collectionDataQuery({}, wanted)).toEqual({
		calculate_price_range: true,
		calculate_stock_status_counts: true,
		calculate_rating_counts: true,
		calculate_taxonomy_counts: ['product_cat'],
		calculate_attribute_counts: [
			{ taxonomy: 'pa_color', query_type: 'or' },
			{ taxonomy: 'pa_size', query_type: 'or' },
		],
	});
});

test('the merged query is independent of the order of islands, and requests each count once', () => {
	const someWanted: fc.Arbitrary<CountsRequest> = fc.record(
		{
			prices: fc.boolean(),
			histogram: fc.boolean(),
			stock: fc.boolean(),
			ratings: fc.boolean(),
			categories: fc.boolean(),
			attributes: fc.array(
				fc.record({ taxonomy: aSlug, queryType: fc.constantFrom('or', 'and') }),
				{ maxLength: 4 },
			),
		},
		{ requiredKeys: [] },
	);
	fc.assert(
		fc.property(fc.array(someWanted, { maxLength: 5 }), (all) => {
			const query = collectionDataQuery({}, mergeCountsRequests(all));
			const again = collectionDataQuery({}, mergeCountsRequests([...all, ...all].reverse()));
			expect(again).toEqual(query);
			const taxonomies = mergeCountsRequests(all).attributes?.map(({ taxonomy }) => taxonomy) ?? [];
			return new Set(taxonomies).size === taxonomies.length;
		}),
	);
});
