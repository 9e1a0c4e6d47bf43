import { focusAfterRemoval } from './island';

const page = (html: string): HTMLElement => {
	const { body } = new DOMParser().parseFromString(html, 'text/html');
	document.body.replaceChildren(...Array.from(body.childNodes));
	const island = document.querySelector<HTMLElement>('#active');
	if (island === null) {
		throw new Error('The page has no island.');
	}
	return island;
};
const link = (name: string) =>
	`<a href="#" class="wc-block-active-filters__list-item-remove">${name}</a>`;

test.each([
	[0, 'Blue'],
	[1, 'Red'],
	[2, 'Red'],
])('after removing filter %d the focus moves to the next one, or the last', (place, name) => {
	focusAfterRemoval(page(`<div id="active">${link('Blue')}${link('Red')}</div>`), place);
	expect(document.activeElement).toHaveTextContent(name);
});

test('after removing the last filter the focus moves to the products', () => {
	focusAfterRemoval(page('<div id="active"></div><div data-grid="g0">Mugs</div>'), 0);
	expect(document.activeElement).toHaveTextContent('Mugs');
});

test('without products the focus moves to the next filter block', () => {
	const island = page(
		'<div id="active" class="storefront-filter"></div><div class="storefront-filter"></div><div class="storefront-filter"><input type="hidden"><button>Apply</button></div>',
	);
	focusAfterRemoval(island, 0);
	expect(document.activeElement).toHaveTextContent('Apply');
});
