import { render, screen } from '@testing-library/react';
import { createElement } from '@wordpress/element';
import { FIXED_KINDS } from '../../src/domain/catalogue/filters';
import type { ListAppearance } from './list-settings';
import { FilterListPreview, type FilterListState } from './preview';
import { categoryTerms, fixedTerms, namedTerms } from './sample';

const fixed = (kind: string) => FIXED_KINDS.filter((one) => one.kind === kind).flatMap(fixedTerms);

const DESCRIPTION = 'Description of the value';

const LOOK: ListAppearance = {
	displayStyle: 'list',
	termOrder: 'default',
	showTermDescriptions: false,
	selectType: 'multiple',
	showCounts: true,
	hideEmpty: true,
	showFilterButton: false,
};

const show = (
	look: Partial<ListAppearance> = {},
	terms = namedTerms([]),
	state: FilterListState = 'choices',
) =>
	render(
		<FilterListPreview
			appearance={{ ...LOOK, ...look }}
			terms={terms}
			hasStars={false}
			state={state}
		/>,
	).container;

const names = () => screen.getAllByRole('checkbox').map((box) => box.closest('li')?.textContent);

describe('the filter list preview', () => {
	it('shows sample choices with counts, the first one selected', () => {
		show();
		expect(names()).toEqual([
			expect.stringContaining('Blue'),
			expect.stringContaining('Green'),
			expect.stringContaining('Red'),
		]);
		expect(screen.getByRole('checkbox', { name: /Blue/ })).toBeChecked();
		expect(screen.getByText('12')).toBeInTheDocument();
	});

	it("shows the site's own terms when it has any", () => {
		show({ showCounts: false }, namedTerms(['Oak', 'Beech']));
		expect(names()).toEqual(['Oak', 'Beech']);
	});

	it('shows descriptions of terms where they are wanted', () => {
		show();
		expect(screen.queryByText(DESCRIPTION)).not.toBeInTheDocument();
		show({ showTermDescriptions: true });
		expect(screen.getAllByText(DESCRIPTION)).toHaveLength(3);
	});

	it('nests a category below its parent', () => {
		const categories = [
			{ slug: 'wood', name: 'Wood', level: 0 },
			{ slug: 'bowls', name: 'Bowls', level: 1 },
		];
		expect(categoryTerms(categories).map(({ level }) => level)).toEqual([0, 1]);
		expect(categoryTerms([])).toHaveLength(3);
	});

	it('shows radio buttons for single choice', () => {
		show({ selectType: 'single' });
		expect(screen.getByRole('radio', { name: 'Any' })).toBeInTheDocument();
	});

	it('hides or dims choices without products', () => {
		show({}, fixed('stock'));
		expect(screen.queryByText('On backorder')).toBeNull();
		const view = show({ hideEmpty: false }, fixed('stock'));
		expect(view.querySelector('.is-off')).toHaveTextContent('On backorder');
	});

	it('shows the loading, failed and empty states', () => {
		expect(
			show({}, namedTerms([]), 'loading').querySelector('.storefront-filter-list__placeholder'),
		).not.toBeNull();
		show({}, namedTerms([]), 'failed');
		expect(screen.getByText('The choices could not be loaded.')).toBeInTheDocument();
		show({}, namedTerms([]), 'none');
		expect(screen.getByText(/nothing to choose from/)).toBeInTheDocument();
	});
});
