import { choiceCookie, forgetCookies, readChoice } from './google';

const config = { pageLanguage: 'en', languages: ['zh-CN', 'en', 'fr'] };

it.each([
	['googtrans=/en/fr', 'fr'],
	['a=b; googtrans=/auto/zh-CN; c=d', 'zh-CN'],
	['googtrans=%2Fen%2Ffr', 'fr'],
	['', null],
	['googtrans=/en/en', null],
	['googtrans=/en/xx', null],
	['googtrans=/en/', null],
	['notgoogtrans=/en/fr', null],
	['googtrans="><script>', null],
])('reads %j as %j', (cookies, language) => {
	expect(readChoice(cookies, config)).toBe(language);
});

it('reads what it writes', () => {
	expect(readChoice(choiceCookie('en', 'fr'), config)).toBe('fr');
});

it('deletes what it has written', () => {
	document.cookie = choiceCookie('en', 'fr');
	expect(readChoice(document.cookie, config)).toBe('fr');
	forgetCookies(location.hostname).forEach((cookie) => (document.cookie = cookie));
	expect(document.cookie).toBe('');
});
