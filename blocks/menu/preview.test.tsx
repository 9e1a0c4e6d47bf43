import { render, screen } from '@testing-library/react';
import { createElement } from '@wordpress/element';
import { MenuPreview, type MenuState } from './preview';

const ENTRIES = [
	{ label: 'About', entries: [] },
	{
		label: 'Shop',
		entries: [{ label: 'Mugs', entries: [{ label: 'Large', entries: [] }] }],
	},
	{ label: 'Help', entries: [{ label: 'Returns', entries: [] }] },
];

const show = (state: MenuState, folds = true) =>
	render(<MenuPreview entries={ENTRIES} folds={folds} state={state} />).container;

const openOf = (view: HTMLElement) =>
	[...view.querySelectorAll('.storefront-menu__more[open]')].map(
		(details) => details.previousElementSibling?.textContent,
	);

describe('the menu preview', () => {
	it('shows all levels as on the page, without links', () => {
		const view = show('closed');
		expect(view.querySelectorAll('.storefront-menu__list--1 > li')).toHaveLength(3);
		expect(view.querySelector('.storefront-menu__list--3')).toHaveTextContent('Large');
		expect(screen.queryByRole('link')).toBeNull();
		expect(openOf(view)).toEqual([]);
	});

	it('opens the first submenu, and the folded menu of small screens', () => {
		const view = show('open');
		expect(openOf(view)).toEqual(['Shop']);
		expect(view.querySelector('.storefront-menu__fold')).toHaveAttribute('open');
	});

	it('has no toggle button for small screens when it does not fold', () => {
		expect(show('closed', false).querySelector('.storefront-menu__fold')).toBeNull();
	});
});
