import { apiFailure } from '../../../test/fakes/catalogue';
import { aCatalogue } from '../../../test/support/catalogue-store';
import { createShowPage } from './enhance';

const SECOND = 'https://shop.test/shop/?query-0-page=2';

const open = () => {
	const catalogue = aCatalogue();
	const told: boolean[] = [];
	createShowPage(catalogue.registry)(SECOND, (isThere) => void told.push(isThere));
	return { ...catalogue, told };
};

test('reports once that the page is loaded', async () => {
	const { grids, dispatch, told } = open();
	expect(told).toEqual([]);
	await grids.refreshes[0]?.answer({ total: 49 });
	expect(told).toEqual([true]);
	await dispatch.changeOrder('price');
	await grids.refreshes[1]?.answer({ total: 49 });
	expect(told).toEqual([true]);
});

test('reports that the page failed to load', async () => {
	const { grids, told } = open();
	await grids.refreshes[0]?.fail(apiFailure(503));
	expect(told).toEqual([false]);
});

test('reports nothing when another page was requested in the meantime', async () => {
	const { grids, dispatch, told } = open();
	await dispatch.changeOrder('price');
	await grids.refreshes[1]?.answer({ total: 49 });
	expect(told).toEqual([]);
});
