import { pagePath, showsDifferentProducts } from './query';
import { readOrder, writeOrder } from './address';

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
	expect(pagePath('https://shop.test/shop/page/3/?a=b#c')).toBe(
		pagePath('https://shop.test/shop/'),
	);
});

test('the sort order is written to the URL and resets the pagination', () => {
	const url = writeOrder('/shop/page/2/?orderby=date&x=1&filter_color=blue', 'price-desc');
	expect(url).toBe('/shop/?x=1&filter_color=blue&orderby=price-desc');
	expect(readOrder(url)).toBe('price-desc');
	expect(writeOrder(url, '')).toBe('/shop/?x=1&filter_color=blue');
	expect(readOrder('/shop/?orderby=date&orderby=price')).toBe('price');
	expect(readOrder('/shop/')).toBe('');
});
