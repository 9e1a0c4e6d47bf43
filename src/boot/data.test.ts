import { parseJson, readBootData, readPageData } from './data';

const pageWith = (text: string, part = 'data'): Document => {
	const page = document.implementation.createHTMLDocument();
	const script = page.createElement('script');
	script.type = 'application/json';
	script.id = `storefront-islands-${part}`;
	script.textContent = text;
	page.body.append(script);
	return page;
};

test('reads the boot data of the page', () => {
	const api = { root: '/', nonce: null };
	const data = { settings: {}, api, needs: {}, scripts: {}, cart: null };
	expect(readBootData(pageWith(JSON.stringify(data)))).toEqual(data);
});

test.each(['', '{"api":{},"needs"', 'null', '[]', '{"api":{},"needs":null,"scripts":{}}'])(
	'returns null for %j',
	(text) => {
		expect(readBootData(pageWith(text))).toBeNull();
	},
);

test.each([
	['{"settings":{"a":1},"cart":null}', { settings: { a: 1 }, cart: null }],
	['', null],
	['{"settings"', null],
])('reads settings and cart of %j', (text, expected) => {
	expect(readPageData(pageWith(text, 'page'))).toEqual(expected);
});

test('ignores boot data written by an author into content', () => {
	const forged = document.createElement('div');
	forged.id = 'storefront-islands-data';
	forged.textContent =
		'{"api":{},"needs":{"recording":["x"]},"scripts":{"x":{"before":"alert(1)"}}}';
	const page = pageWith('{"api":{},"needs":{},"scripts":{}}');
	page.body.replaceChildren(forged, ...page.body.children);
	expect(readBootData(page)).toEqual({ api: {}, needs: {}, scripts: {} });
});

test('returns null on a page without boot data', () => {
	expect(readBootData(document.implementation.createHTMLDocument())).toBeNull();
});

test('parses props, and returns null for malformed ones', () => {
	expect(parseJson('{"a":"5x7"}')).toEqual({ a: '5x7' });
	expect(parseJson('{')).toBeNull();
});
