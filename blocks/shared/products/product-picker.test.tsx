import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, useState } from '@wordpress/element';
import { installMatchMedia } from '../../../test/support/match-media';
import { ProductPicker, ProductsPicker } from './product-picker';
import { readProducts, type FoundProduct, type ProductSource } from './product-source';
import { SEARCH_DELAY } from './use-products';

beforeAll(() => {
	installMatchMedia();
	// The list of suggestions scrolls; jsdom does not.
	Element.prototype.scrollIntoView = () => undefined;
});

beforeEach(() => {
	jest.useFakeTimers();
});

afterEach(() => {
	jest.useRealTimers();
});

const MUG: FoundProduct = { id: 7, name: 'Mug', sku: 'mug-1', image: '' };
const BAG: FoundProduct = { id: 8, name: 'Bag', sku: '', image: '' };
const CAP: FoundProduct = { id: 9, name: 'Cap', sku: 'cap-1', image: '' };

/** Shop with these products, and the texts that were searched for. */
const shopWith = (products: readonly FoundProduct[]) => {
	const searched: string[] = [];
	const source: ProductSource = {
		search: (text) => {
			searched.push(text);
			return Promise.resolve(
				products.filter(({ name, sku }) =>
					`${name} ${sku}`.toLowerCase().includes(text.toLowerCase()),
				),
			);
		},
		byIds: (ids) => Promise.resolve(products.filter(({ id }) => ids.includes(id))),
	};
	return { source, searched };
};

const OFFLINE: ProductSource = {
	search: () => Promise.reject(new Error('offline')),
	byIds: () => Promise.reject(new Error('offline')),
};

const passTime = () => act(() => jest.advanceTimersByTimeAsync(SEARCH_DELAY));

const typist = () =>
	userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTimeAsync(delay) });

const showOne = async (source: ProductSource, id = 0) => {
	const onChange = jest.fn();
	render(<ProductPicker id={id} source={source} onChange={onChange} />);
	await passTime();
	return { onChange, user: typist(), box: screen.getByRole('combobox') };
};

const showSeveral = async (source: ProductSource, first: readonly number[]) => {
	const onChange = jest.fn<undefined, [number[]]>();
	const Editor = () => {
		const [ids, setIds] = useState(first);
		return (
			<ProductsPicker
				label="Products"
				ids={ids}
				source={source}
				onChange={(changed) => {
					onChange(changed);
					setIds(changed);
				}}
			/>
		);
	};
	render(<Editor />);
	await passTime();
	return { onChange, user: typist(), box: screen.getByRole('combobox') };
};

const chosen = () => {
	const list = screen.queryByRole('list', { name: 'Chosen products' });
	return list === null
		? []
		: within(list)
				.getAllByRole('listitem')
				.map((item) => item.textContent);
};

describe('the picker of one product', () => {
	it('does not ask the shop before it is used', async () => {
		const { source, searched } = shopWith([MUG]);
		await showOne(source);
		expect(searched).toEqual([]);
	});

	it('searches by name and SKU once typing pauses, and reports the id', async () => {
		const { source, searched } = shopWith([MUG, BAG, CAP]);
		const { onChange, user, box } = await showOne(source);
		await user.click(box);
		await passTime();
		await user.type(box, 'CAP-1');
		await passTime();
		expect(searched).toEqual(['', 'CAP-1']);
		await user.click(screen.getByRole('option', { name: 'Cap (cap-1)' }));
		expect(onChange).toHaveBeenLastCalledWith(9);
	});

	it('names the chosen product, which can be taken back', async () => {
		const { onChange, user, box } = await showOne(shopWith([MUG]).source, 7);
		expect(box).toHaveValue('Mug (mug-1)');
		await user.click(screen.getByRole('button', { name: 'Reset' }));
		expect(onChange).toHaveBeenLastCalledWith(0);
	});

	it.each([
		['nothing is found', shopWith([MUG]).source, 0, 'teapot', 'No product has “teapot”'],
		['the shop has no products', shopWith([]).source, 0, '{End}', 'no products yet'],
		['the shop does not answer', OFFLINE, 7, '{End}', 'could not be loaded'],
		['a chosen product no longer exists', shopWith([MUG]).source, 99, '{End}', 'no longer exists'],
	])('says that %s, and keeps the choice', async (_what, source, id, keys, message) => {
		const { onChange, user, box } = await showOne(source, id);
		await user.click(box);
		await user.keyboard(keys);
		await passTime();
		expect(screen.getByRole('status')).toHaveTextContent(message);
		expect(onChange).not.toHaveBeenCalled();
	});

	it('names a chosen product that no longer exists by its number', async () => {
		const { box } = await showOne(shopWith([MUG]).source, 99);
		expect(box).toHaveValue('Product 99 (not available)');
	});

	it('ignores the answer to an older text', async () => {
		const answers: ((products: readonly FoundProduct[]) => void)[] = [];
		const source: ProductSource = {
			search: () => new Promise((resolve) => answers.push(resolve)),
			byIds: () => Promise.resolve([]),
		};
		const { user, box } = await showOne(source);
		await user.click(box);
		await passTime();
		await user.type(box, 'a');
		await passTime();
		await act(async () => {
			answers[1]?.([BAG]);
			await Promise.resolve();
			answers[0]?.([CAP]);
			await Promise.resolve();
		});
		expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Bag']);
	});
});

describe('the picker of several products', () => {
	it('adds products at the end, each once', async () => {
		const { onChange, user, box } = await showSeveral(shopWith([MUG, BAG, CAP]).source, [9]);
		expect(chosen()).toEqual(['Cap (cap-1)']);
		await user.click(box);
		await passTime();
		expect(screen.queryByRole('option', { name: 'Cap (cap-1)' })).toBeNull();
		await user.click(screen.getByRole('option', { name: 'Bag' }));
		expect(onChange).toHaveBeenLastCalledWith([9, 8]);
	});

	it('moves and removes them, and keeps those at the ends', async () => {
		const { onChange, user } = await showSeveral(shopWith([MUG, BAG, CAP]).source, [7, 8, 9]);
		await user.click(screen.getByRole('button', { name: 'Move Cap (cap-1) up' }));
		expect(onChange).toHaveBeenLastCalledWith([7, 9, 8]);
		await user.click(screen.getByRole('button', { name: 'Move Mug (mug-1) up' }));
		await user.click(screen.getByRole('button', { name: 'Move Bag down' }));
		expect(onChange).toHaveBeenLastCalledWith([7, 9, 8]);
		await user.click(screen.getByRole('button', { name: 'Move Mug (mug-1) down' }));
		expect(onChange).toHaveBeenLastCalledWith([9, 7, 8]);
		await user.click(screen.getByRole('button', { name: 'Remove Mug (mug-1)' }));
		expect(onChange).toHaveBeenLastCalledWith([9, 8]);
		expect(chosen()).toEqual(['Cap (cap-1)', 'Bag']);
	});
});

test('products of a response are decoded, entries without an id left out', () => {
	expect(
		readProducts([
			{
				id: 7,
				name: 'Cup &amp; <b>saucer</b>',
				sku: 'c',
				images: [{ src: 'https://a.example/c' }],
			},
			{ name: 'x' },
			null,
		]),
	).toEqual([{ id: 7, name: 'Cup & saucer', sku: 'c', image: 'https://a.example/c' }]);
	expect(readProducts({ code: 'rest_no_route' })).toEqual([]);
});
