import { expiredCookies } from './cookies';

it('takes a cookie away for the host and the domains above it', () => {
	expect(expiredCookies('chosen', 'shop.example.com')).toEqual([
		'chosen=; path=/; max-age=0',
		'chosen=; path=/; max-age=0; domain=shop.example.com',
		'chosen=; path=/; max-age=0; domain=example.com',
	]);
	expect(expiredCookies('chosen', 'localhost')).toEqual(['chosen=; path=/; max-age=0']);
});
