import { safeImageUrl, safeUrl } from './url';

describe('safeUrl', () => {
	it.each([
		'https://s.example/a',
		'http://s.example',
		'/shop/',
		'?add-to-cart=1',
		'#top',
		'//cdn.example/x',
	])('keeps %s', (url) => {
		expect(safeUrl(url)).toBe(url);
	});

	it.each([
		'javascript:alert(1)',
		' javascript:alert(1)',
		'java\nscript:alert(1)',
		'JaVaScRiPt:alert(1)',
		'data:text/html,<script>',
		'vbscript:x',
		'',
	])('rejects %j', (url) => {
		expect(safeUrl(url)).toBe('');
	});
});

describe('safeImageUrl', () => {
	it('keeps inline images and no other data URLs', () => {
		expect(safeImageUrl('data:image/svg+xml,<svg/>')).toBe('data:image/svg+xml,<svg/>');
		expect(safeImageUrl('data:text/html,x')).toBe('');
		expect(safeImageUrl('https://s.example/a.png')).toBe('https://s.example/a.png');
	});
});
