/** @jest-environment jsdom */
import { shopKey } from './shop-key';

afterEach(() => {
	window.storefrontIslands = {};
});

test('two shops in folders of one origin have keys of their own', () => {
	const keys = ['/a/', '/b/'].map((path) => {
		window.storefrontIslands = { path };
		return shopKey('draft');
	});
	expect(keys).toEqual(['draft/a/', 'draft/b/']);
});

test('a shop at the root, and a page from a cache that is older than the folder, have the name alone', () => {
	expect(shopKey('draft')).toBe('draft');
	window.storefrontIslands = { path: '' };
	expect(shopKey('draft')).toBe('draft');
});
