import { render, screen } from '@testing-library/react';
import { createElement } from '@wordpress/element';
import { ActiveFiltersPreview } from './preview';

describe('the active filters preview', () => {
	it('shows the sample filters Size: Small and Color: Blue', () => {
		render(<ActiveFiltersPreview isChips={false} state="filtered" />);
		expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
			expect.arrayContaining(['SizeSmall', 'ColorBlue']),
		);
		expect(screen.getByRole('link', { name: 'Remove Small filter' })).toBeInTheDocument();
		expect(screen.getByRole('button', { name: 'Clear All' })).toBeInTheDocument();
	});

	it('says that visitors see nothing when no filter is active', () => {
		render(<ActiveFiltersPreview isChips={false} state="none" />);
		expect(screen.getByText(/Visitors see nothing here/)).toBeInTheDocument();
		expect(screen.queryByRole('button')).toBeNull();
	});
});
