import { createElement } from '@wordpress/element';
import { act, screen } from '@testing-library/react';
import { aCataloguePage } from '../../../test/support/catalogue-page';
import { renderProvided } from '../../../test/support/islands';
import { createLoadTerms } from '../filter-list/catalogue-terms';
import { ActiveFiltersIsland } from './island';
import type { ActiveFiltersProps } from './props';

const SHOP = 'https://shop.test/shop/';

const COLORS = new Map([
	['blue', 'Blue'],
	['red', 'Red'],
	['green', 'Green'],
]);

const block = (overrides: Partial<ActiveFiltersProps> = {}): ActiveFiltersProps => ({
	heading: 'Active filters',
	headingLevel: 3,
	isChips: false,
	backUndoes: false,
	hasProducts: true,
	url: SHOP,
	names: new Map([
		['pa_color', { label: 'Color', terms: COLORS }],
		['pa_size', { label: 'Size', terms: new Map() }],
		['product_cat', { label: 'Category', terms: new Map() }],
	]),
	clear: { action: SHOP, fields: [] },
	...overrides,
});

const SIZES = '/wc/store/v1/products/attributes/2/terms';

const renderFilters = (
	query: string,
	overrides: Partial<ActiveFiltersProps> = {},
	options: Parameters<typeof aCataloguePage>[1] = {},
) => {
	const page = aCataloguePage(`${SHOP}?${query}`, options);
	const moved: number[] = [];
	const focusAfterRemoval = (place: number) => void moved.push(place);
	const loadTerms = createLoadTerms(page.load, page.settings.attributes);
	const rendered = renderProvided(
		<ActiveFiltersIsland
			block={block(overrides)}
			settings={page.settings}
			loadTerms={loadTerms}
			focusAfterRemoval={focusAfterRemoval}
		/>,
		page.registry,
	);
	return { ...page, ...rendered, moved };
};

const removal = (label: string) => screen.getByRole('link', { name: `Remove ${label} filter` });
const heading = () => screen.queryByRole('heading', { name: 'Active filters', level: 3 });

test('nothing is shown while no filter is active, and each filter as soon as it is', () => {
	const { goTo } = renderFilters('');
	expect(heading()).toBeNull();
	act(() => goTo(`${SHOP}?rating_filter=5`));
	expect(heading()).toBeVisible();
	expect(removal('Rated 5 out of 5')).toBeVisible();
});

test('nothing is shown when there are no products to filter', () => {
	renderFilters('rating_filter=5', { hasProducts: false });
	expect(heading()).toBeNull();
});

test(`'All' separates terms joined by "and", and only those`, () => {
	const { goTo } = renderFilters('filter_color=blue,red&query_type_color=and');
	expect(screen.getAllByText('All')).toHaveLength(1);
	act(() => goTo(`${SHOP}?filter_color=blue,red&query_type_color=or`));
	expect(screen.queryByText('All')).toBeNull();
});

test('a shop whose default is "or" shows no "All", and a removal writes no other operator', async () => {
	const { user, history } = renderFilters(
		'filter_color=blue,red,green',
		{ names: new Map([['pa_color', { label: 'Color', terms: COLORS }]]) },
		{ defaultsToOr: true },
	);
	expect(screen.queryByText('All')).toBeNull();
	await user.click(removal('Blue'));
	expect(history[0]).not.toContain('query_type_color=and');
	expect(screen.queryByText('All')).toBeNull();
});

test('a removal updates the URL, is announced, and moves the focus to the next filter', async () => {
	const { user, history, moved } = renderFilters(
		'filter_color=blue,red&query_type_color=or&page=3',
	);
	await user.click(removal('Red'));
	expect(history).toEqual(['replace /shop/?filter_color=blue']);
	expect(moved).toEqual([1]);
	expect(screen.getByText('Red filter removed')).toBeInTheDocument();
	expect(screen.queryByRole('link', { name: 'Remove Red filter' })).toBeNull();
});

test('a change adds a history entry when the block is set so', async () => {
	const { user, history } = renderFilters('filter_color=blue', { backUndoes: true });
	await user.click(removal('Blue'));
	expect(history).toEqual(['push /shop/']);
});

test('Clear All removes every filter, and nothing else', async () => {
	const { user, history } = renderFilters(
		'a=1&max_price=5&filter_color=blue&e-filter-g0-product_cat=mugs',
	);
	await user.click(screen.getByRole('button', { name: 'Clear All' }));
	expect(history).toEqual(['replace /shop/?a=1']);
	expect(heading()).toBeNull();
});

test('a click that opens another tab is left to the browser', async () => {
	const { user, history } = renderFilters('filter_color=blue');
	// jsdom does not implement navigation.
	document.addEventListener('click', (event) => event.preventDefault(), { once: true });
	await user.keyboard('{Control>}');
	await user.click(removal('Blue'));
	expect(history).toEqual([]);
});

describe('names of terms missing in the page', () => {
	const sizes = { [SIZES]: [{ slug: 's', name: 'Small &amp; light' }] };
	test('are placeholders until they are loaded', async () => {
		const { asked } = renderFilters('filter_size=s', {}, { collections: sizes });
		const [list] = screen.getAllByRole('list');
		expect(list).toHaveAttribute('aria-busy', 'true');
		expect(await screen.findByRole('link', { name: 'Remove Small & light filter' })).toBeVisible();
		expect(screen.getAllByRole('list')[0]).not.toHaveAttribute('aria-busy', 'true');
		expect(asked).toContain(SIZES);
	});

	test('are slugs when they cannot be loaded', async () => {
		renderFilters('filter_size=s');
		expect(await screen.findByRole('link', { name: 'Remove s filter' })).toBeVisible();
	});

	test('are requested once', async () => {
		const { asked, goTo } = renderFilters('filter_size=s,xl', {}, { collections: sizes });
		await screen.findByRole('link', { name: 'Remove xl filter' });
		act(() => goTo(`${SHOP}?filter_size=s,xl,m`));
		expect(await screen.findByRole('link', { name: 'Remove m filter' })).toBeVisible();
		expect(asked.filter((path) => path.startsWith(SIZES))).toHaveLength(1);
	});
});

test('the count beside the collapsed filters is updated', async () => {
	const number = document.createElement('span');
	number.dataset['activeFilters'] = '';
	document.body.append(number);
	const { user } = renderFilters('filter_color=blue,red&min_price=1');
	expect(number).toHaveTextContent('3');
	await user.click(removal('Blue'));
	expect(number).toHaveTextContent('2');
	await user.click(screen.getByRole('button', { name: 'Clear All' }));
	expect(number).toBeEmptyDOMElement();
	number.remove();
});
