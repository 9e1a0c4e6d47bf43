import { pagePath, showsDifferentProducts } from './query';
import { readOrder, writeFilters, writeOrder } from './address';
import { NO_FILTERS } from './filters';

const rules = { minorUnit: 2, attributes: ['pa_color'] };

test.each([
	['/shop/', '/shop/?filter_color=blue', true],
	['/shop/', '/shop/?orderby=price', true],
	['/shop/', '/shop/page/2/', true],
	['/shop/', '/shop/?query-0-page=2', true],
	['/shop/', '/shop/?e-filter-g0-product_cat=tea', true],
	['/shop/?fbclid=1', '/shop/', false],
	['/shop/', '/shop/#reviews', false],
	['/shop/', '/shop/?filter_material=wool', false],
])('grids of %s change for %s: %p', (a, b, expected) => {
	expect(showsDifferentProducts(a, b, rules)).toBe(expected);
});

test('all pages of a list count as the same page of the shop', () => {
	expect(pagePath('https://shop.test/shop/page/3/?a=b#c', rules)).toBe(
		pagePath('https://shop.test/shop/', rules),
	);
});

test('the sort order is written to the URL and resets the pagination', () => {
	const url = writeOrder('/shop/page/2/?orderby=date&x=1&filter_color=blue', 'price-desc', rules);
	expect(url).toBe('/shop/?x=1&filter_color=blue&orderby=price-desc');
	expect(readOrder(url)).toBe('price-desc');
	expect(writeOrder(url, '', rules)).toBe('/shop/?x=1&filter_color=blue');
	expect(readOrder('/shop/?orderby=date&orderby=price')).toBe('price');
	expect(readOrder('/shop/')).toBe('');
});

test.each([
	['/lamps/2/', '/lamps/2/?filter_color=blue', '/lamps/?min_price=5'],
	['/lamps/2', '/lamps/2', '/lamps?min_price=5'],
	// A slug stays, also of the page whose number was taken off.
	['/lamps/2/3/', '/lamps/2/?a=b', '/lamps/2/?a=b&min_price=5'],
	['', '/lamps/2/', '/lamps/2/?min_price=5'],
	// The front page's later pages.
	['/page/2/', '/page/2/', '/?min_price=5'],
])('where the server printed %p, a filter changes %p to %p', (pagedPath, url, expected) => {
	const paged = { ...rules, pagedPath };
	const price = { ...NO_FILTERS, price: { min: 500, max: null } };
	const shop = 'https://shop.test';
	expect(writeFilters(shop + url, price, paged)).toBe(shop + expected);
	expect(pagePath(shop + expected, paged)).toBe(pagePath(shop + url, paged));
});
