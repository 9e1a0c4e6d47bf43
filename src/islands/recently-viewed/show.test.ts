import { screen } from '@testing-library/dom';
import { readProps } from './props';
import { showViewed } from './show';

/** Draws what the server prints, and shows it with the products that were viewed. */
const open = async (
	props: object,
	{ viewed = [], isShown = true }: { viewed?: readonly number[]; isShown?: boolean } = {},
) => {
	const element = document.createElement('div');
	element.hidden = true;
	const list = document.createElement('ul');
	list.setAttribute('aria-busy', 'true');
	list.append(document.createElement('li'));
	element.append(Object.assign(document.createElement('h2'), { textContent: 'Seen' }), list);
	document.body.replaceChildren(element);
	const box = isShown ? [new DOMRect(0, 0, 9, 9)] : [];
	document.body.getClientRects = () =>
		Object.assign(box, { item: (at: number) => box[at] ?? null });
	const remembered: number[] = [];
	const requested: unknown[] = [];
	await showViewed(element, readProps(props), {
		viewed: () => viewed,
		remember: (id) => void remembered.push(id),
		requestCards: (widgetId, products) => {
			requested.push([widgetId, products]);
			return Promise.resolve(
				products
					.filter((id) => id !== 404)
					.map((id) =>
						Object.assign(document.createElement('li'), { textContent: `P${String(id)}` }),
					),
			);
		},
	});
	return { element, remembered, requested };
};

const LIST = { widgetId: 'g0.x', most: 3, productId: 0 };

describe('a list of recently viewed products', () => {
	it('shows them in their order, with its heading', async () => {
		const { element, requested, remembered } = await open(LIST, { viewed: [5, 9] });
		expect(requested).toEqual([['g0.x', [5, 9]]]);
		expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
			'P5',
			'P9',
		]);
		expect(screen.getByRole('heading')).toBeVisible();
		expect(element.querySelector('[aria-busy]')).toBeNull();
		expect(remembered).toEqual([]);
	});

	it("leaves out the page's product and those beyond its number", async () => {
		const { requested } = await open({ ...LIST, productId: 9 }, { viewed: [5, 9, 3, 4, 8] });
		expect(requested).toEqual([['g0.x', [5, 3, 4]]]);
	});

	it('stays hidden and requests nothing without any', async () => {
		const { element, requested } = await open({ ...LIST, productId: 9 }, { viewed: [9] });
		expect(requested).toEqual([]);
		expect(element).not.toBeVisible();
	});

	it('is hidden if none of them can be shown any more', async () => {
		const { element } = await open(LIST, { viewed: [404] });
		expect(element).not.toBeVisible();
		expect(screen.queryByRole('listitem')).toBeNull();
	});
});

describe("a page's or form's product", () => {
	it('is remembered', async () => {
		expect((await open({ productId: 9 })).remembered).toEqual([9]);
	});

	it('is not remembered while it is not shown, as in a closed popup', async () => {
		expect((await open({ productId: 9 }, { isShown: false })).remembered).toEqual([]);
	});

	it('is nothing if the props are malformed', async () => {
		expect((await open([])).remembered).toEqual([]);
		expect((await open({ productId: '9', most: 'x' })).remembered).toEqual([]);
	});
});
