import { render, screen } from '@testing-library/react';
import { createElement } from '@wordpress/element';
import { ActiveFiltersPreview } from './preview';

const placeholders = (view: HTMLElement) =>
	view.querySelectorAll('.storefront-active-filters__placeholder');

describe('the active filters preview', () => {
	it('shows the sample filters Size: Small and Color: Blue', () => {
		render(<ActiveFiltersPreview isChips={false} state="filtered" />);
		expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
			expect.arrayContaining(['SizeSmall', 'ColorBlue']),
		);
		expect(screen.getByRole('link', { name: 'Remove Small filter' })).toBeInTheDocument();
		expect(screen.getByRole('button', { name: 'Clear All' })).toBeInTheDocument();
	});

	it('has no links that navigate', () => {
		render(<ActiveFiltersPreview isChips state="filtered" />);
		for (const link of screen.getAllByRole('link')) {
			expect(link).toHaveAttribute('href', '#');
		}
	});

	it('shows two list placeholders, or three chip placeholders, while loading', () => {
		const list = render(<ActiveFiltersPreview isChips={false} state="loading" />);
		expect(placeholders(list.container)).toHaveLength(2);
		const chips = render(<ActiveFiltersPreview isChips state="loading" />);
		expect(placeholders(chips.container)).toHaveLength(3);
	});

	it('says that visitors see nothing when no filter is active', () => {
		render(<ActiveFiltersPreview isChips={false} state="none" />);
		expect(screen.getByText(/Visitors see nothing here/)).toBeInTheDocument();
		expect(screen.queryByRole('button')).toBeNull();
	});
});
