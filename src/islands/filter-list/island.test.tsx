import { createElement } from '@wordpress/element';
import { act, screen } from '@testing-library/react';
import { aCataloguePage } from '../../../test/support/catalogue-page';
import { createLoadTerms, createLoadChoices } from './catalogue-terms';
import { renderProvided } from '../../../test/support/islands';
import type { PreHydrationInput } from './props';
import { FilterListIsland } from './island';
import { readProps } from './props';

const SHOP = 'https://shop.test/shop/';

const COLORS = [
	[1, 'blue', 'Blue', 3, 0],
	[2, 'red', 'Red', 2, 0],
	[3, 'green', 'Green', 0, 0],
];

const many = (count: number) =>
	Array.from({ length: count }, (_, index) => [
		index + 1,
		`term-${String(index)}`,
		`Term ${String(index)}`,
		1,
		0,
	]);

const propsOf = (overrides: Readonly<Record<string, unknown>>) =>
	readProps({
		kind: 'attribute',
		taxonomy: 'pa_color',
		heading: 'Color',
		headingLevel: 3,
		label: 'Color',
		showCounts: true,
		hideEmpty: true,
		form: { action: SHOP, fields: [['orderby', 'price']] },
		name: 'filter_color[]',
		terms: COLORS,
		chosen: [],
		wants: { attributes: [{ taxonomy: 'pa_color', queryType: 'or' }] },
		...overrides,
	});

const NO_INPUT: PreHydrationInput = { toggled: [], query: '' };

const renderList = (
	overrides: Readonly<Record<string, unknown>> = {},
	{
		query = '',
		early = NO_INPUT,
		speaks = true,
		...options
	}: {
		readonly query?: string;
		readonly early?: PreHydrationInput;
		readonly speaks?: boolean;
	} & Parameters<typeof aCataloguePage>[1] = {},
) => {
	const page = aCataloguePage(SHOP + query, options);
	const props = propsOf(overrides);
	const loadChoices = createLoadChoices(createLoadTerms(page.load, page.settings.attributes));
	const rendered = renderProvided(
		<FilterListIsland
			registry={page.registry}
			props={props}
			preHydrationInput={early}
			loadChoices={loadChoices}
			announces={() => speaks}
		/>,
		page.registry,
	);
	return { ...page, ...rendered };
};

const box = (name: string) => screen.getByRole('checkbox', { name });
const boxes = () => screen.getAllByRole('checkbox');

test('checking and unchecking a choice updates the URL immediately', async () => {
	const { user, history } = renderList();
	await user.click(box('Blue 3 products'));
	expect(box('Blue 3 products')).toBeChecked();
	await user.click(box('Red 2 products'));
	await user.click(box('Blue 3 products'));
	expect(history).toEqual([
		'replace /shop/?filter_color=blue',
		'replace /shop/?filter_color=blue,red&query_type_color=or',
		'replace /shop/?filter_color=red',
	]);
});

test.each([
	[{ needsAll: true }, 'replace /shop/?filter_color=blue&query_type_color=and'],
	[{ backUndoes: true }, 'push /shop/?filter_color=blue'],
])('with %j a change makes the address %s', async (overrides, change) => {
	const { user, history } = renderList(overrides);
	await user.click(box('Blue 3 products'));
	expect(history).toEqual([change]);
});

test('check marks follow the URL, whoever changed it', async () => {
	const { goTo } = renderList({ chosen: ['blue'] }, { query: '?filter_color=blue' });
	expect(box('Blue 3 products')).toBeChecked();
	await act(async () => goTo(`${SHOP}?filter_color=red`));
	expect(box('Blue 3 products')).not.toBeChecked();
	expect(box('Red 2 products')).toBeChecked();
});

test('on a page that navigates on change, two quick changes are both in the URL', async () => {
	const { user, history } = renderList({}, { hasGrid: false });
	await user.click(box('Blue 3 products'));
	expect(box('Blue 3 products')).toBeChecked();
	await user.click(box('Red 2 products'));
	expect(history.at(-1)).toBe('navigate /shop/?filter_color=blue,red&query_type_color=or');
});

test('with an apply button changes are collected and sent together', async () => {
	const { user, history } = renderList({ showFilterButton: true });
	const apply = screen.getByRole('button', { name: 'Apply filter' });
	expect(apply).toHaveAttribute('aria-disabled', 'true');
	await user.click(box('Blue 3 products'));
	await user.click(box('Red 2 products'));
	expect(history).toEqual([]);
	await user.click(apply);
	expect(history).toEqual(['replace /shop/?filter_color=blue,red&query_type_color=or']);
	expect(apply).toHaveAttribute('aria-disabled', 'true');
});

test('pending changes are discarded when the URL changes', async () => {
	const { user, goTo } = renderList({ showFilterButton: true });
	await user.click(box('Blue 3 products'));
	await act(async () => goTo(`${SHOP}?filter_color=red`));
	expect(box('Blue 3 products')).not.toBeChecked();
});

test('in single choice a term replaces the previous one, and Any clears it', async () => {
	const { user, history } = renderList({ isSingle: true, name: 'filter_color' });
	const radio = (name: string) => screen.getByRole('radio', { name });
	expect(radio('Any')).toBeChecked();
	await user.click(radio('Blue 3 products'));
	await user.click(radio('Red 2 products'));
	expect(radio('Red 2 products')).toBeChecked();
	await user.click(radio('Any'));
	expect(history).toEqual([
		'replace /shop/?filter_color=blue',
		'replace /shop/?filter_color=red',
		'replace /shop/',
	]);
});

test('in single choice only one of several terms in the URL is selected', async () => {
	const { user, history } = renderList(
		{ isSingle: true, name: 'filter_color', chosen: ['red', 'blue'] },
		{ query: '?filter_color=red,blue' },
	);
	expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('Red 2 products');
	await user.click(screen.getByRole('radio', { name: 'Any' }));
	expect(history).toEqual(['replace /shop/']);
});

test('choices without products are visible but disabled', async () => {
	const { user, history } = renderList({ hideEmpty: false });
	const green = box('Green 0 products');
	expect(green).toHaveAttribute('aria-disabled', 'true');
	await user.click(green);
	expect(green).not.toBeChecked();
	expect(history).toEqual([]);
});

test('choices checked before hydration are applied afterwards, in one change', async () => {
	const { history } = await act(async () =>
		renderList({}, { early: { toggled: ['blue', 'red'], query: '' } }),
	);
	expect(history).toEqual(['replace /shop/?filter_color=blue,red&query_type_color=or']);
	expect(box('Blue 3 products')).toBeChecked();
});

test('a long list expands, and the focus moves to the first new row', async () => {
	const { user } = renderList({ terms: many(15) });
	const more = screen.getByRole('button', { name: 'Show all 15' });
	expect(more).toHaveAttribute('aria-expanded', 'false');
	await user.click(more);
	expect(box('Term 10 1 product')).toHaveFocus();
	await user.click(screen.getByRole('button', { name: 'Show fewer' }));
	expect(screen.getByRole('button', { name: 'Show all 15' })).toHaveFocus();
});

test('a very long list is searched without a request', async () => {
	const { user, asked } = renderList({ terms: many(25) });
	await user.type(screen.getByRole('searchbox', { name: 'Search in Color' }), 'term 2');
	expect(boxes()).toHaveLength(6);
	expect(screen.getByRole('status')).toHaveTextContent('6 found');
	expect(asked).toEqual([]);
	await user.clear(screen.getByRole('searchbox'));
	expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

const COUNTED = '/wc/store/v1/products/collection-data';

const counting = (items: unknown) => ({
	collections: new Proxy(
		{},
		{ get: (_, path) => (String(path).startsWith(COUNTED) ? items : undefined) },
	),
});

test('counts are updated after a filter change', async () => {
	const { goTo, elapse } = renderList({}, counting({ attribute_counts: [{ term: 2, count: 1 }] }));
	await act(async () => goTo(`${SHOP}?min_price=10`));
	expect(screen.getByRole('group')).toHaveAttribute('aria-busy', 'true');
	await act(async () => elapse());
	expect(boxes()).toHaveLength(1);
	expect(box('Red 1 product')).toBeVisible();
	expect(screen.getByRole('group')).not.toHaveAttribute('aria-busy');
});

test('while categories are selected, their former counts are kept until another filter changes', async () => {
	const category = {
		kind: 'category',
		label: 'Category',
		terms: COLORS,
		wants: { categories: true },
	};
	const { user, goTo, elapse } = renderList(
		category,
		counting({ taxonomy_counts: [{ term: 1, count: 3 }] }),
	);
	await user.click(box('Blue 3 products'));
	await act(async () => elapse());
	expect(box('Red 2 products')).toBeVisible();
	await act(async () => goTo(`${SHOP}?categories=blue&min_price=10`));
	await act(async () => elapse());
	expect(box('Red')).toBeVisible();
});

test('a failed counts request is reported once, and can be retried', async () => {
	const { goTo, elapse, user, asked } = renderList();
	await act(async () => goTo(`${SHOP}?min_price=10`));
	await act(async () => elapse());
	expect(screen.getByRole('alert')).toHaveTextContent('could not be updated');
	expect(box('Blue 3 products')).toBeVisible();
	await user.click(screen.getByRole('button', { name: 'Try again' }));
	expect(asked).toHaveLength(2);
});

test('a second list on the page does not repeat the report', async () => {
	const { goTo, elapse } = renderList({}, { speaks: false });
	await act(async () => goTo(`${SHOP}?min_price=10`));
	await act(async () => elapse());
	expect(screen.queryByRole('alert')).toBeNull();
});

describe('a list inserted later, without its choices', () => {
	const TERMS = '/wc/store/v1/products/attributes/1/terms';
	const shopTerms = [
		{ id: 1, slug: 'blue', name: 'Blue &amp; navy', parent: 0, count: 9 },
		{ id: 2, slug: 'red', name: 'Red', parent: 0, count: 9 },
	];
	const answers = new Map<string, unknown>();
	const collections = new Proxy(
		{},
		{ get: (_, path) => answers.get(String(path).startsWith(COUNTED) ? COUNTED : String(path)) },
	);
	const renderInserted = (overrides: Readonly<Record<string, unknown>> = {}) =>
		renderList({ terms: undefined, ...overrides }, { collections });
	const group = () => screen.getByRole('group', { name: 'Color' });
	const settle = async (elapse: () => void) => {
		await act(async () => undefined);
		await act(async () => elapse());
	};

	beforeEach(() => {
		answers.clear();
		answers.set(TERMS, shopTerms);
		answers.set(COUNTED, { attribute_counts: [{ term: 1, count: 3 }] });
	});

	test("shows placeholders, then the shop's terms with counts, which can be chosen", async () => {
		const { elapse, asked, user, history } = renderInserted();
		expect(screen.getByRole('heading', { name: 'Color' })).toBeVisible();
		expect(group()).toHaveAttribute('aria-busy', 'true');
		expect(group()).toHaveTextContent('Loading…');
		await act(async () => undefined);
		expect(screen.queryByRole('checkbox')).toBeNull();
		await settle(elapse);
		expect(boxes()).toEqual([box('Blue & navy 3 products')]);
		expect(group()).not.toHaveAttribute('aria-busy');
		expect(asked.filter((path) => path === TERMS)).toHaveLength(1);
		await user.click(box('Blue & navy 3 products'));
		expect(history).toEqual(['replace /shop/?filter_color=blue']);
	});

	test('reports that loading failed, and retries, keeping the focus', async () => {
		answers.delete(TERMS);
		const { elapse, user } = renderInserted();
		await settle(elapse);
		expect(screen.getByRole('alert')).toHaveTextContent('The choices could not be loaded.');
		answers.set(TERMS, shopTerms);
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(screen.queryByRole('alert')).toBeNull();
		expect(group()).toHaveFocus();
		await settle(elapse);
		expect(box('Blue & navy 3 products')).toBeVisible();
		expect(group()).toHaveFocus();
	});

	test('shows its choices also when their counts failed', async () => {
		answers.delete(COUNTED);
		const { elapse } = renderInserted();
		await settle(elapse);
		expect(box('Red')).toBeVisible();
		expect(screen.getByRole('alert')).toHaveTextContent('could not be updated');
	});

	test.each([
		['the attribute has no terms', TERMS, []],
		['no term has products', COUNTED, { attribute_counts: [] }],
	])('is hidden when %s', async (_case, path, answer) => {
		answers.set(path, answer);
		const { elapse } = renderInserted();
		await settle(elapse);
		expect(screen.queryByRole('group')).toBeNull();
		expect(screen.queryByRole('heading')).toBeNull();
	});

	test('of stock statuses requests only the counts', async () => {
		answers.set(COUNTED, { stock_status_counts: [{ status: 'instock', count: 4 }] });
		const { elapse, asked } = renderInserted({ kind: 'stock', wants: { stock: true } });
		await settle(elapse);
		expect(boxes()).toEqual([box('In stock 4 products')]);
		expect(asked).toHaveLength(1);
	});

	test('of categories nests children below their parents', async () => {
		answers.set('/wc/store/v1/products/categories', [
			{ id: 2, slug: 'cups', name: 'Cups', parent: 1 },
			{ id: 1, slug: 'mugs', name: 'Mugs', parent: 0 },
		]);
		answers.set(COUNTED, {
			taxonomy_counts: [
				{ term: 1, count: 3 },
				{ term: 2, count: 1 },
			],
		});
		const { elapse } = renderInserted({ kind: 'category', wants: { categories: true } });
		await settle(elapse);
		expect(boxes()).toEqual([box('Mugs 3 products'), box('Cups 1 product')]);
		expect(screen.getAllByRole('listitem')[1]).toHaveAttribute('aria-level', '2');
	});
});
