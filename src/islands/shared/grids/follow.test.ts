import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { apiFailure, OFFLINE, settled } from '../../../../test/fakes/catalogue';
import { NO_FILTERS } from '../../../domain/catalogue/filters';
import { aCatalogue } from '../../../../test/support/catalogue-store';
import { followGrids } from './follow';

const five = { ...NO_FILTERS, ratings: ['5'] } as const;

const onPage = async () => {
	const grid = document.createElement('div');
	grid.dataset.grid = 'token';
	document.body.replaceChildren(grid);
	const { registry, grids, dispatch } = aCatalogue();
	followGrids(registry);
	await dispatch.changeFilters(five);
	return grids.refreshes;
};

test.each([
	['offline', OFFLINE, /^You are offline, so the products are those from before your change\./],
	['broken', apiFailure(503), /^The products could not be updated\./],
])('a failure is shown above the products, with a retry button: %s', async (_, failure, text) => {
	const refreshes = await onPage();
	await refreshes[0]?.fail(failure);
	await settled();
	expect(screen.getByRole('alert')).toHaveTextContent(text);
	await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
	await refreshes[1]?.answer({ total: 3 });
	await settled();
	expect(screen.queryByRole('alert')).toBeNull();
	expect(screen.getByRole('status')).toHaveTextContent('3 products');
});
