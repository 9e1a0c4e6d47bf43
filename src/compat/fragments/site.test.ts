import { readPage, siteKey } from './site';

const pageWith = (data: string) => {
	const script = document.createElement('script');
	script.type = 'application/json';
	script.id = 'storefront-islands-data';
	script.textContent = data;
	document.body.replaceChildren(script);
	return readPage(document);
};

const homeUrlWith = (data: string): string => pageWith(data).homeUrl;

describe('the URL of the shop', () => {
	it.each([
		['{"settings":{"homeUrl":"http://localhost/shop/"}}', 'http://localhost/shop/'],
		['{"settings":{"homeUrl":"/shop/"}}', 'http://localhost/shop/'],
		['{"settings":{"homeUrl":"https://evil.example/"}}', 'http://localhost/'],
		['{"settings":{"homeUrl":"javascript:alert(1)"}}', 'http://localhost/'],
		['{"settings":{"homeUrl":7}}', 'http://localhost/'],
		['{"settings":null}', 'http://localhost/'],
		['not json', 'http://localhost/'],
		// A language with a folder of its own.
		[
			'{"api":{"path":"/shop/"},"settings":{"homeUrl":"http://localhost/shop/de/"}}',
			'http://localhost/shop/de/',
		],
		// Without settings, as where a plugin needs them before the scripts.
		['{"api":{"path":"/shop/"}}', 'http://localhost/shop/'],
		['{"api":{"path":""},"settings":{"homeUrl":"http://localhost/"}}', 'http://localhost/'],
		['{"api":{"path":"//evil.example/"}}', 'http://localhost/'],
		['{"api":{"path":7}}', 'http://localhost/'],
	])('of %s is %s', (data, url) => {
		expect(homeUrlWith(data)).toBe(url);
	});

	it('ignores an element written by an author', () => {
		const forged = document.createElement('p');
		forged.id = 'storefront-islands-data';
		forged.textContent = '{"settings":{"homeUrl":"/elsewhere/"}}';
		document.body.replaceChildren(forged);
		expect(readPage(document).homeUrl).toBe('http://localhost/');
	});
});

describe('the time-out', () => {
	it.each([
		['{"site":{"fragmentsTimeout":9000}}', 9000],
		['{"site":{}}', null],
		['{"site":{"fragmentsTimeout":"soon"}}', null],
		['{"site":{"fragmentsTimeout":-1}}', null],
		['not json', null],
	])('of %s is %s', (data, timeout) => {
		expect(pageWith(data).timeout).toBe(timeout);
	});
});

describe('siteKey', () => {
	it('is unique per shop and stable', () => {
		expect(siteKey('https://a.example/')).toMatch(/^[0-9a-f]{8}$/);
		expect(siteKey('https://a.example/')).toBe(siteKey('https://a.example/'));
		expect(siteKey('https://a.example/')).not.toBe(siteKey('https://a.example/b/'));
	});
});
