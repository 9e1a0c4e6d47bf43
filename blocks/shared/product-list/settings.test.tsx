import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from '@wordpress/element';
import { installMatchMedia } from '../../../test/support/match-media';
import type { ProductSource } from '../products/product-source';
import { DEFAULT_CARD_PARTS } from './card-parts';
import { DEFAULT_SELECTION } from './selection';
import { categoryOptions } from './selection-controls';
import { ProductListControls, withoutTitle, type ProductListSettings } from './settings';

beforeAll(() => {
	installMatchMedia();
	// The list of suggestions scrolls; jsdom does not.
	Element.prototype.scrollIntoView = () => undefined;
});

const CATEGORIES = [
	{ slug: 'wood', name: 'Wood', level: 0 },
	{ slug: 'bowls', name: 'Bowls', level: 1 },
];

const TAGS = [
	{ id: 21, name: 'Gift' },
	{ id: 22, name: 'Summer' },
];

const SHOP: ProductSource = {
	search: () => Promise.resolve([{ id: 7, name: 'Mug', sku: '', image: '' }]),
	byIds: () => Promise.resolve([]),
};

const SETTINGS: ProductListSettings = {
	...DEFAULT_SELECTION,
	...DEFAULT_CARD_PARTS,
	title: '',
	columns: 4,
	perPage: 12,
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
	it('keep the level of the names where the heading is drawn apart from the list', () => {
		const { title, headingLevel } = withoutTitle({ ...SETTINGS, title: 'New in' });
		expect([title, headingLevel]).toEqual(['', 3]);
		expect(withoutTitle(SETTINGS)).toEqual(SETTINGS);
	});

	const show = (isInherited = false, changed: Partial<ProductListSettings> = {}) => {
		const onChange = jest.fn();
		render(
			<ProductListControls
				settings={{ ...SETTINGS, ...changed }}
				labels={{ columns: 'Columns', perPage: 'Products on a page' }}
				most={100}
				choices={{ categories: CATEGORIES, tags: TAGS, brands: [] }}
				isInherited={isInherited}
				source={SHOP}
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
		show(true, { collection: 'hand-picked' });
		for (const label of ['Category', 'Which products', 'Add a product', 'Tags']) {
			expect(screen.queryByLabelText(label)).toBeNull();
		}
		expect(screen.getByLabelText('On sale only')).toBeVisible();
	});

	it('narrow the catalogue by tags, sales and stock', async () => {
		const { onChange, user } = show(false, { tags: [22, 99], stockStatus: ['onbackorder'] });
		await user.click(screen.getByRole('combobox', { name: 'Tags' }));
		expect(screen.getAllByRole('option', { name: 'Gift' })).toHaveLength(1);
		expect(screen.queryByRole('option', { name: 'Summer' })).toBeNull();
		await user.click(screen.getByRole('option', { name: 'Gift' }));
		expect(onChange).toHaveBeenLastCalledWith({ tags: [22, 99, 21] });
		await user.click(screen.getByRole('button', { name: 'Remove #99' }));
		expect(onChange).toHaveBeenLastCalledWith({ tags: [22] });
		await user.click(screen.getByLabelText('On sale only'));
		expect(onChange).toHaveBeenLastCalledWith({ onSale: true });
		await user.click(screen.getByLabelText('In stock'));
		expect(onChange).toHaveBeenLastCalledWith({ stockStatus: ['instock', 'onbackorder'] });
		await user.click(screen.getByLabelText('On backorder'));
		expect(onChange).toHaveBeenLastCalledWith({ stockStatus: [] });
	});

	it('offer no brands where the shop has none', () => {
		show();
		expect(screen.queryByLabelText('Brands')).toBeNull();
	});

	it('offer what fits the collection', async () => {
		const { onChange, user } = show();
		await user.selectOptions(screen.getByLabelText('Which products'), 'Hand-picked');
		expect(onChange).toHaveBeenLastCalledWith({ collection: 'hand-picked' });
	});

	it('pick products by hand', async () => {
		const { onChange, user } = show(false, { collection: 'hand-picked', products: [5] });
		expect(screen.queryByLabelText('Category')).toBeNull();
		expect(screen.queryByLabelText('On sale only')).toBeNull();
		await user.click(screen.getByLabelText('Add a product'));
		await user.click(await screen.findByRole('option', { name: 'Mug' }));
		expect(onChange).toHaveBeenLastCalledWith({ products: [5, 7] });
	});

	it('choose the product that others belong to', async () => {
		const { onChange, user } = show(false, { collection: 'upsells' });
		await user.click(screen.getByLabelText('Product'));
		await user.click(await screen.findByRole('option', { name: 'Mug' }));
		expect(onChange).toHaveBeenLastCalledWith({ productId: 7 });
	});
});
