import { readFilters } from '../../../domain/catalogue/address';
import type { Grid } from './find';
import { keyOf, requestFor } from './request';

const rules = { minorUnit: 2, attributes: ['pa_color'] };
const at = (url: string) => ({ url, filters: readFilters(url, rules) });

const grid: Grid = {
	kind: 'ours',
	element: document.createElement('div'),
	id: 'g0',
	widgetId: 'g0.e30',
	postId: 7,
	usesPageQuery: true,
};
const plain: Grid = { ...grid, id: 'g1', widgetId: 'g1.e30', usesPageQuery: false };
const loop: Grid = { ...plain, kind: 'page-builder', id: '1a2b3c4', widgetId: '1a2b3c4' };

const address = at(
	'https://shop.test/shop/?min_price=10.5&filter_color=blue&e-filter-g0-product_cat=mugs&e-filter-g1-product_tag=new,old&orderby=price#list',
);

it("a grid that inherits the page's query is requested with all filters", () => {
	expect(requestFor(grid, address, rules)).toEqual({
		post_id: 7,
		widget_id: 'g0.e30',
		widget_filters: {
			min_price: '10.5',
			filter_color: 'blue',
			orderby: 'price',
			'e-filter-g0-product_cat': 'mugs',
		},
		pagination_base_url: address.url.replace('#list', ''),
	});
});

it('any other grid is requested with its own filters alone', () => {
	expect(requestFor(plain, address, rules).widget_filters).toEqual({
		'e-filter-g1-product_tag': 'new,old',
	});
});

it("the page builder's loop is requested as by its own scripts", () => {
	const url = 'https://shop.test/page/2/?e-filter-1a2b3c4-product_cat=mugs,bags&paged=2';
	expect(requestFor(loop, at(url), rules)).toEqual({
		post_id: 7,
		widget_id: '1a2b3c4',
		widget_filters: { taxonomy: { product_cat: { terms: ['mugs', 'bags'], logicalJoin: 'OR' } } },
		pagination_base_url: 'https://shop.test/?e-filter-1a2b3c4-product_cat=mugs,bags',
	});
	expect(requestFor(loop, at('https://shop.test/'), rules).widget_filters).toEqual({});
});

it("the page builder's loop gets the page's filters by the address, where its server reads them", () => {
	const url = 'https://shop.test/?min_price=5&filter_color=blue';
	const following = { ...loop, usesPageQuery: true };
	expect(requestFor(following, at(url), rules)).toMatchObject({
		widget_filters: {},
		pagination_base_url: url,
	});
	const keys = (which: Grid) =>
		[url, 'https://shop.test/'].map((to) => keyOf(which, at(to), rules));
	expect(new Set(keys(following)).size).toBe(2);
	expect(new Set(keys(loop)).size).toBe(1);
});

describe('the query of a grid', () => {
	const key = (which: Grid, url: string) => keyOf(which, at(url), rules);

	it.each<[string, Grid, string, string, boolean]>([
		['changes with the filters', grid, '/shop/', '/shop/?min_price=5', false],
		['of another grid ignores the filters', plain, '/shop/', '/shop/?min_price=5', true],
		['changes with its own filters', plain, '/shop/', '/shop/?e-filter-g1-product_cat=mugs', false],
		["ignores other grids' filters", plain, '/shop/', '/shop/?e-filter-g0-product_cat=mugs', true],
		['changes with the pagination', grid, '/shop/', '/shop/?query-0-page=2', false],
		["changes from the page of WordPress's number", grid, '/shop/page/2/', '/shop/', false],
		['… in the query', grid, '/?post_type=product&paged=2', '/?post_type=product', false],
		['ignores unknown query arguments', grid, '/shop/', '/shop/?utm_source=mail', true],
	])('%s', (_name, which, before, after, isSame) => {
		const host = 'https://shop.test';
		expect(key(which, host + before) === key(which, host + after)).toBe(isSame);
	});
});
