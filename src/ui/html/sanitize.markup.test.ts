import { sanitizeMarkup } from './sanitize';

const formAfter = (action: string): Element | null =>
	sanitizeMarkup(`<form action="${action}"><input></form>`).querySelector('form');

describe('sanitizeMarkup', () => {
	it.each(['http://[', 'https://shop.example:port/', 'http://%'])(
		'removes the malformed action %s and does not throw',
		(action) => {
			expect(formAfter(action)?.hasAttribute('action')).toBe(false);
		},
	);

	it('removes an action on another origin', () => {
		expect(formAfter('https://evil.example/')?.hasAttribute('action')).toBe(false);
	});

	it.each(['/cart/', '?a=b', ''])('keeps the own action "%s"', (action) => {
		expect(formAfter(action)?.getAttribute('action')).toBe(action);
	});

	it.each(['position:fixed;inset:0', 'background:url(https://evil.example/)', '--x:url(x)'])(
		'removes the style %s',
		(style) => {
			const [element] = sanitizeMarkup(`<p style="${style}">x</p>`).children;
			expect(element?.hasAttribute('style')).toBe(false);
		},
	);

	it('keeps what WordPress writes into styles of blocks', () => {
		const [element] = sanitizeMarkup('<p style="margin-top: 4px; color: red;">x</p>').children;
		expect(element?.getAttribute('style')).toBe('margin-top: 4px; color: red;');
	});
});
