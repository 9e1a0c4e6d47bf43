import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from '@wordpress/element';
import { installMatchMedia } from '../../../test/support/match-media';
import { categoryOptions, ProductListControls, type ProductListSettings } from './settings';

beforeAll(installMatchMedia);

const CATEGORIES = [
	{ slug: 'wood', name: 'Wood', level: 0 },
	{ slug: 'bowls', name: 'Bowls', level: 1 },
];

const SETTINGS: ProductListSettings = {
	columns: 4,
	perPage: 12,
	category: '',
	orderBy: 'default',
	headingLevel: 2,
};

describe('the category setting of a product list', () => {
	it("offers the site's categories, children indented", () => {
		expect(categoryOptions(CATEGORIES, '').map(({ label }) => label)).toEqual([
			'All products',
			'Wood',
			'— Bowls',
		]);
	});

	it('keeps a category that no longer exists', () => {
		expect(categoryOptions(CATEGORIES, 'stone').at(-1)).toEqual({ value: 'stone', label: 'stone' });
		expect(categoryOptions(CATEGORIES, 'wood')).toHaveLength(3);
	});
});

describe('the settings of a product list', () => {
	const show = (isInherited = false) => {
		const onChange = jest.fn();
		render(
			<ProductListControls
				settings={SETTINGS}
				labels={{ columns: 'Columns', perPage: 'Products on a page' }}
				most={100}
				categories={CATEGORIES}
				isInherited={isInherited}
				onChange={onChange}
			/>,
		);
		return { onChange, user: userEvent.setup() };
	};

	it('report the selected value', async () => {
		const { onChange, user } = show();
		await user.selectOptions(screen.getByLabelText('Category'), 'bowls');
		expect(onChange).toHaveBeenLastCalledWith({ category: 'bowls' });
		await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest first');
		expect(onChange).toHaveBeenLastCalledWith({ orderBy: 'newest' });
	});

	it('hide the category when the page determines the products', () => {
		show(true);
		expect(screen.queryByLabelText('Category')).toBeNull();
	});
});
