import { expiredCookies } from './cookies';

it('deletes a cookie for the host and its parent domains', () => {
	expect(expiredCookies('chosen', 'shop.example.com')).toEqual([
		'chosen=; path=/; max-age=0',
		'chosen=; path=/; max-age=0; domain=shop.example.com',
		'chosen=; path=/; max-age=0; domain=example.com',
	]);
	expect(expiredCookies('chosen', 'localhost')).toEqual(['chosen=; path=/; max-age=0']);
});
