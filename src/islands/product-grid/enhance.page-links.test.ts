import { fireEvent, screen } from '@testing-library/dom';
import { enhancePageLinks } from './enhance';

const GRID = `
	<div id="block">
		<div data-grid="g0.x">
			<nav aria-label="Pages of products">
				<span aria-current="page">Page 1 of 3</span>
				<a rel="next" href="/shop/?query-0-page=2">Next <b>page</b></a>
			</nav>
		</div>
	</div>`;

const open = () => {
	document.body.replaceChildren(
		...new DOMParser().parseFromString(GRID, 'text/html').body.childNodes,
	);
	const shown: string[] = [];
	const scrolledTo: string[] = [];
	let tell: (isThere: boolean) => void = () => undefined;
	// jsdom has no layout.
	Element.prototype.scrollIntoView = function (this: Element) {
		scrolledTo.push(this.id);
	};
	enhancePageLinks(screen.getByRole('navigation'), {
		showPage: (url, afterward) => {
			shown.push(url);
			tell = afterward;
		},
	});
	const link = screen.getByRole('link');
	link.focus();
	return { shown, scrolledTo, link, answer: (isThere: boolean) => tell(isThere) };
};

const grid = () => document.querySelector('[data-grid]');

test('a pagination link updates the grid in place; the focus moves to the start of the products', () => {
	const { shown, scrolledTo, answer } = open();
	const isLeftToBrowser = fireEvent.click(screen.getByText('page'));
	expect(isLeftToBrowser).toBe(false);
	expect(shown).toEqual(['http://localhost/shop/?query-0-page=2']);
	expect(scrolledTo).toEqual([]);
	answer(true);
	expect(scrolledTo).toEqual(['block']);
	expect(grid()).toHaveFocus();
});

test('when products fail to load, the focus stays on the link, which can be pressed again', () => {
	const { scrolledTo, link, answer } = open();
	fireEvent.click(link);
	answer(false);
	expect(scrolledTo).toEqual(['block']);
	expect(link).toHaveFocus();
});

test.each([
	['for another tab', { ctrlKey: true }],
	['for another window', { shiftKey: true }],
	['to be saved', { altKey: true }],
	['with the middle button', { button: 1 }],
])('a click %s is left to the browser', (_name, modifiers) => {
	const { shown, link } = open();
	expect(fireEvent.click(link, modifiers)).toBe(true);
	expect(shown).toEqual([]);
});

test('a click outside the links does nothing', () => {
	const { shown } = open();
	fireEvent.click(screen.getByText('Page 1 of 3'));
	expect(shown).toEqual([]);
});
