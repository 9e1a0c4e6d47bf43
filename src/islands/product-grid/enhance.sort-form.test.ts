import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { enhanceSortForm } from './enhance';

const FORM = `
	<form method="get" aria-label="Sorting">
		<label>Sort by <select name="orderby">
			<option value="menu_order" selected>Our order</option>
			<option value="price">Price</option>
			<option value="rating">Best rated</option>
		</select></label>
		<button type="submit">Apply</button>
	</form>`;

/** @param early Option chosen before hydration. */
const open = (early = 'menu_order') => {
	document.body.replaceChildren(
		...new DOMParser().parseFromString(FORM, 'text/html').body.childNodes,
	);
	const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
	select.value = early;
	const asked: string[] = [];
	const address = { order: '' };
	let changed = (): void => undefined;
	enhanceSortForm(screen.getByRole<HTMLFormElement>('form'), {
		order: () => address.order,
		follow: (listener) => {
			changed = listener;
		},
		changeOrder: (order) => {
			asked.push(order);
			address.order = order;
		},
	});
	return {
		asked,
		select,
		goTo: (order: string) => {
			address.order = order;
			changed();
		},
	};
};

it('applies immediately, and omits the default order from the URL', async () => {
	const { asked, select } = open();
	await userEvent.selectOptions(select, 'price');
	await userEvent.selectOptions(select, 'menu_order');
	expect(asked).toEqual(['price', '']);
});

it('applies a change made before hydration', () => {
	expect(open('rating').asked).toEqual(['rating']);
	expect(open().asked).toEqual([]);
});

it('follows the URL, whoever changed it', () => {
	const { select, goTo } = open();
	goTo('rating');
	expect(select).toHaveValue('rating');
	goTo('nonsense');
	expect(select).toHaveValue('menu_order');
});

it('shows a changed order in the forms of other grids, which need not be hydrated', async () => {
	const { select, goTo } = open();
	const page = new DOMParser().parseFromString(
		FORM.replace('<form', '<form class="storefront-product-grid__sort"'),
		'text/html',
	);
	document.body.append(...page.body.childNodes);
	const other = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })[1];
	await userEvent.selectOptions(select, 'price');
	goTo('price');
	expect(other).toHaveValue('price');
	goTo('');
	expect(other).toHaveValue('menu_order');
});

it("prevents the browser's submit", async () => {
	const { asked } = open();
	await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
	expect(asked).toEqual(['']);
});
