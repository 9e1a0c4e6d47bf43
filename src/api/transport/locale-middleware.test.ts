import { createLocaleMiddleware } from './locale-middleware';
import type { FetchOptions } from './fetch';

const ROOT = 'https://shop.example/wp-json/';

const passed = (options: FetchOptions): FetchOptions => {
	const seen: FetchOptions[] = [];
	void createLocaleMiddleware(ROOT)(options, (next) => {
		seen.push(next);
		return Promise.resolve();
	});
	return seen[0] ?? {};
};

describe('the locale of a request', () => {
	it.each<[FetchOptions, FetchOptions]>([
		[{ path: '/wc/store/v1/cart' }, { path: '/wc/store/v1/cart?_locale=site' }],
		[
			{ path: '/wc/store/v1/products?page=2', method: 'GET' },
			{ path: '/wc/store/v1/products?page=2&_locale=site', method: 'GET' },
		],
		[
			{ url: `${ROOT}wc/store/v1/batch`, method: 'POST' },
			{ url: `${ROOT}wc/store/v1/batch?_locale=site`, method: 'POST' },
		],
	])('is that of the site: %j', (given, expected) => {
		expect(passed(given)).toEqual(expected);
	});

	it.each<FetchOptions>([
		{ path: '/wc/store/v1/cart?_locale=user' },
		{ path: '/wp/v2/posts' },
		{ url: 'https://other.example/wp-json/wc/store/v1/cart' },
	])('is left to others: %j', (given) => {
		expect(passed(given)).toBe(given);
	});
});
