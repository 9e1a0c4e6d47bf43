import { render, screen, within } from '@testing-library/react';
import { createElement } from '@wordpress/element';
import { DOLLARS } from '../../test/fixtures/currencies';
import { DEFAULT_CARD_PARTS } from '../shared/product-list/card-parts';
import { DEFAULT_SELECTION } from '../shared/product-list/selection';
import type { ProductListSettings } from '../shared/product-list/settings';
import { ProductGridPreview, type GridSettings, type ProductGridState } from './preview';

const SETTINGS: ProductListSettings & GridSettings = {
	...DEFAULT_SELECTION,
	...DEFAULT_CARD_PARTS,
	title: '',
	columns: 3,
	perPage: 12,
	orderBy: 'default',
	headingLevel: 2,
	paginate: false,
	inherit: false,
	filterable: false,
	sortable: false,
};

const show = (
	changed: Partial<ProductListSettings & GridSettings> = {},
	state: ProductGridState = 'filled',
) =>
	render(
		<ProductGridPreview settings={{ ...SETTINGS, ...changed }} currency={DOLLARS} state={state} />,
	).container;

describe('the product grid preview', () => {
	it('shows two rows of products with names, prices and buttons', () => {
		show();
		const [card, ...others] = screen.getAllByRole('listitem');
		expect(others).toHaveLength(5);
		const first = within(card ?? document.body);
		expect(first.getByRole('heading', { level: 2, name: 'T-shirt' })).toBeInTheDocument();
		expect(first.getByText('Sale')).toBeInTheDocument();
		expect(card).toHaveTextContent('$24.00');
		expect(card).toHaveTextContent('$18.00');
		expect(first.getByText('Add to cart')).toBeInTheDocument();
	});

	it('shows no more products than fit on a page', () => {
		show({ perPage: 2 });
		expect(screen.getAllByRole('listitem')).toHaveLength(2);
	});

	it('has no submit buttons or links except pagination', () => {
		const view = show({ paginate: true, filterable: true, sortable: true });
		expect(view.querySelector('form, button')).toBeNull();
		expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#next']);
	});

	it('shows result count, sort form and pagination when enabled', () => {
		show();
		expect(screen.queryByText(/^\d+ products$/)).toBeNull();
		show({ filterable: true, sortable: true, paginate: true });
		expect(screen.getByText('48 products')).toBeInTheDocument();
		expect(screen.getByLabelText('Sort by')).toHaveValue('Order of the catalogue');
		expect(screen.getByText('Page 1 of 4')).toBeInTheDocument();
	});

	it('shows the message for no results', () => {
		show({}, 'empty');
		expect(screen.getByText('No products here.')).toBeInTheDocument();
		show({ inherit: true }, 'empty');
		expect(screen.getByText('No products match all of these filters.')).toBeInTheDocument();
	});

	it('dims products whose settings are being changed', () => {
		expect(show({}, 'loading').querySelector('[aria-busy="true"]')).not.toBeNull();
	});

	it('shows all parts of a card but the short description', () => {
		show();
		const [card] = screen.getAllByRole('listitem');
		expect(card?.querySelector('.storefront-picture')).not.toBeNull();
		expect(card?.querySelector('.storefront-rating')).not.toBeNull();
		expect(card).not.toHaveTextContent('short description');
	});

	it('shows only the chosen parts of a card, which then takes fewer rows', () => {
		const view = show({
			showPicture: false,
			showPrice: false,
			showRating: false,
			showSummary: true,
			showButton: false,
		});
		const [card] = screen.getAllByRole('listitem');
		expect(card?.textContent).toBe('T-shirtThe short description of the product.');
		expect(card?.querySelector('.storefront-picture')).toBeNull();
		expect(view.querySelector('ul')).toHaveStyle({ '--rows': '2' });
	});
});
