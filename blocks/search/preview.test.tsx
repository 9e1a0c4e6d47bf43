import { fireEvent, render, screen } from '@testing-library/react';
import { createElement } from '@wordpress/element';
import { DOLLARS } from '../../test/fixtures/currencies';
import { SearchPreview, type SearchState } from './preview';

const show = (state: SearchState) =>
	render(<SearchPreview id="search-a" state={state} currency={DOLLARS} />).container;

describe('the search preview', () => {
	it('is an idle field', () => {
		show('rest');
		expect(screen.getByRole('searchbox', { name: 'Search products' })).toBeInTheDocument();
		expect(screen.queryByRole('option')).toBeNull();
	});

	it('suggests sample products', () => {
		show('suggesting');
		expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
			'T-shirt$18.00',
			'Mug$12.00',
			'Bag$35.00',
		]);
	});

	it('does not submit', () => {
		const form = show('rest').querySelector('form') ?? document.body;
		expect(fireEvent.submit(form)).toBe(false);
	});
});
