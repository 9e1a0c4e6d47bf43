import { fragmentOnPage, isTop } from './anchors';

const PAGE = 'https://shop.test/about/?a=1#here';

test.each([
	['https://shop.test/about/?a=1#there', '#there'],
	['https://shop.test/about/?a=1#', '#'],
	['https://shop.test/about/?a=1#%C3%A4#b', '#%C3%A4#b'],
	['https://shop.test/about/?a=1', null],
	['https://shop.test/about/#there', null],
	['https://shop.test/about?a=1#there', null],
	['https://elsewhere.test/about/?a=1#there', null],
	['javascript:alert(1)#there', null],
	['', null],
])('%s links to %s of the page', (href, fragment) => {
	expect(fragmentOnPage(href, PAGE)).toBe(fragment);
});

test.each([
	['#', true],
	['#top', true],
	['#TOP', true],
	['#topic', false],
	['#stop', false],
	['', false],
])('%j is the top of the page: %s', (fragment, means) => {
	expect(isTop(fragment)).toBe(means);
});
