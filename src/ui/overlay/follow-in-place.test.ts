import { followInPlace } from './follow-in-place';

const isFollowed = (html: string, options: MouseEventInit = {}): boolean => {
	const page = new DOMParser().parseFromString(html, 'text/html');
	document.body.replaceChildren(...page.body.childNodes);
	const link = document.querySelector('a');
	const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
	// jsdom does not implement navigation: the test checks only that the browser's own is prevented.
	document.body.addEventListener('click', followInPlace, { once: true });
	link?.dispatchEvent(click);
	return click.defaultPrevented;
};

beforeEach(() => {
	// Silences jsdom's error "Not implemented: navigation".
	jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a link is followed in place of the overlay', () => {
	expect(isFollowed('<a href="/shop/">Shop</a>')).toBe(true);
});

test.each([
	['a link to another tab', '<a href="/shop/" target="_blank">Shop</a>', {}],
	['a download', '<a href="/list.pdf" download>List</a>', {}],
	['a link without href', '<a>Shop</a>', {}],
	['a click for another tab', '<a href="/shop/">Shop</a>', { ctrlKey: true }],
])('%s is left to the browser', (_, html, options) => {
	expect(isFollowed(html, options)).toBe(false);
});
