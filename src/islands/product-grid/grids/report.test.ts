import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { apiFailure, OFFLINE, settled } from '../../../../test/fakes/catalogue';
import { NO_FILTERS } from '../../../domain/catalogue/filters';
import { aCatalogue } from '../../../../test/support/catalogue-store';
import { reportGrids } from './report';

const five = { ...NO_FILTERS, ratings: ['5'] } as const;

const onPage = async () => {
	const grid = document.createElement('div');
	grid.dataset.grid = 'token';
	document.body.replaceChildren(grid);
	const { registry, grids, dispatch, time } = aCatalogue();
	reportGrids(registry);
	await dispatch.changeFilters(five);
	return { refreshes: grids.refreshes, time, grid };
};

test.each([
	['offline', OFFLINE, /^You are offline, so the products are those from before your change\./],
	['broken', apiFailure(503), /^The products could not be updated\./],
])(
	'a failure is shown above the products, with a retry button, and the focus goes to the products: %s',
	async (_, failure, text) => {
		const { refreshes, grid } = await onPage();
		await refreshes[0]?.fail(failure);
		await settled();
		expect(screen.getByRole('alert')).toHaveTextContent(text);
		await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
		await refreshes[1]?.answer({ total: 3 });
		await settled();
		expect(screen.queryByRole('alert')).toBeNull();
		expect(grid).toHaveFocus();
		expect(screen.getByRole('status')).toHaveTextContent('3 products');
	},
);

test('a long wait is said over the products after 1 s, and offers to try again after 10 s', async () => {
	const { refreshes, time } = await onPage();
	time.pass(999);
	expect(screen.queryByText(/^Loading/)).toBeNull();
	time.pass(1);
	expect(screen.getByRole('status')).toHaveTextContent('Loading the products…');
	expect(screen.queryByRole('button')).toBeNull();
	time.pass(9000);
	expect(screen.getByRole('status')).toHaveTextContent('The products take long to load.');
	await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
	expect(refreshes).toHaveLength(2);
	await refreshes[1]?.answer({ total: 3 });
	await settled();
	expect(screen.queryByRole('button')).toBeNull();
	expect(screen.getByRole('status')).toHaveTextContent('3 products');
	time.pass(20_000);
	expect(screen.getByRole('status')).toHaveTextContent('3 products');
});
