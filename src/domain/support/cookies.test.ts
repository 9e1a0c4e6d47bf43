import { expiredCookies, readCookie } from './cookies';

it('deletes a cookie for the host and its parent domains', () => {
	expect(expiredCookies('chosen', 'shop.example.com')).toEqual([
		'chosen=; path=/; max-age=0',
		'chosen=; path=/; max-age=0; domain=shop.example.com',
		'chosen=; path=/; max-age=0; domain=example.com',
	]);
	expect(expiredCookies('chosen', 'localhost')).toEqual(['chosen=; path=/; max-age=0']);
});

describe('readCookie', () => {
	it.each([
		['a=1; woocommerce_cart_hash=ab%20c; b=2', 'ab c'],
		['woocommerce_cart_hash=%', '%'],
		['not_woocommerce_cart_hash=x', ''],
		['', ''],
	])('of %j is %j', (cookies, value) => {
		expect(readCookie(cookies, 'woocommerce_cart_hash')).toBe(value);
	});
});
