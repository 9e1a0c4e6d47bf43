import { homeUrlOf, siteKey } from './cache';

const homeUrlWith = (data: string): string => {
	const script = document.createElement('script');
	script.type = 'application/json';
	script.id = 'storefront-islands-data';
	script.textContent = data;
	document.body.replaceChildren(script);
	return homeUrlOf(document);
};

describe('homeUrlOf', () => {
	it.each([
		['{"settings":{"homeUrl":"http://localhost/shop/"}}', 'http://localhost/shop/'],
		['{"settings":{"homeUrl":"/shop/"}}', 'http://localhost/shop/'],
		['{"settings":{"homeUrl":"https://evil.example/"}}', 'http://localhost/'],
		['{"settings":{"homeUrl":"javascript:alert(1)"}}', 'http://localhost/'],
		['{"settings":{"homeUrl":7}}', 'http://localhost/'],
		['{"settings":null}', 'http://localhost/'],
		['not json', 'http://localhost/'],
	])('of %s is %s', (data, url) => {
		expect(homeUrlWith(data)).toBe(url);
	});

	it('ignores an element written by an author', () => {
		const forged = document.createElement('p');
		forged.id = 'storefront-islands-data';
		forged.textContent = '{"settings":{"homeUrl":"/elsewhere/"}}';
		document.body.replaceChildren(forged);
		expect(homeUrlOf(document)).toBe('http://localhost/');
	});
});

describe('siteKey', () => {
	it('is unique per shop and stable', () => {
		expect(siteKey('https://a.example/')).toMatch(/^[0-9a-f]{8}$/);
		expect(siteKey('https://a.example/')).toBe(siteKey('https://a.example/'));
		expect(siteKey('https://a.example/')).not.toBe(siteKey('https://a.example/b/'));
	});
});
