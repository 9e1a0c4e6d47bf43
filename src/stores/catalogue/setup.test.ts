import { FakeAddressBar, settled } from '../../../test/fakes/catalogue';
import { toggleValue } from '../../domain/catalogue/changes';
import { NO_FILTERS } from '../../domain/catalogue/filters';
import { aRegistry } from '../../../test/support/stores';
import { catalogueStore } from './contract';
import { createCatalogue } from './setup';
import type { Engine } from './engine';

const SHOP = 'https://shop.test/shop/';

beforeEach(() => {
	jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
	jest.restoreAllMocks();
});
const five = toggleValue(NO_FILTERS, 'ratings', '5');

/** Creates a page whose engine loads, or fails to load, when the test decides. */
const aPage = (isOnline = true) => {
	const registry = aRegistry();
	const bar = new FakeAddressBar(SHOP);
	const done: string[] = [];
	const engine: Engine = {
		changeFilters: ({ ratings }) => void done.push(`ratings ${ratings.join()}`),
		changeOrder: (order) => void done.push(`order ${order}`),
		goToPage: (url) => void done.push(`page ${url}`),
		requestCounts: () => {
			done.push('wanted');
			return () => void done.push('unwanted');
		},
		retry: () => void done.push('retry'),
		load: () => Promise.resolve({ ok: true, value: { items: [1], total: 1 } }),
	};
	const asked: { readonly come: () => Promise<void>; readonly fail: () => Promise<void> }[] = [];
	const load = createCatalogue({
		registry,
		rules: { minorUnit: 2, attributes: [] },
		bar,
		isOnline: () => isOnline,
		runInTask: (task) => task(),
		loadEngine: () =>
			new Promise((resolve, reject) => {
				asked.push({
					come: () => (resolve(engine), settled()),
					fail: () => (reject(new Error('No script.')), settled()),
				});
			}),
	});
	const select = registry.select(catalogueStore);
	return { bar, done, asked, load, select, dispatch: registry.dispatch(catalogueStore) };
};

test('a change before the engine is loaded shows immediately, and is applied afterwards', async () => {
	const { asked, done, select, dispatch } = aPage();
	void dispatch.changeFilters(five);
	void dispatch.changeOrder('price');
	expect(select.getFilters()).toEqual(five);
	expect([asked.length, done]).toEqual([1, []]);
	await asked[0]?.come();
	expect(done).toEqual(['ratings 5', 'order price']);
});

test('counts that an island no longer needs are not requested', async () => {
	const { asked, done, dispatch } = aPage();
	const stop = (asked: unknown) => typeof asked === 'function' && void asked();
	const stock: unknown = await dispatch.requestCounts({ stock: true }, false);
	const prices: unknown = await dispatch.requestCounts({ prices: true }, false);
	stop(stock);
	await asked[0]?.come();
	expect(done).toEqual(['wanted']);
	stop(prices);
	expect(done).toEqual(['wanted', 'unwanted']);
});

test('without the engine the page navigates', async () => {
	const { asked, bar, dispatch } = aPage();
	void dispatch.changeFilters(five);
	await asked[0]?.fail();
	expect(bar.left).toEqual([`${SHOP}?rating_filter=5`]);
	void dispatch.changeOrder('price');
	await asked[1]?.fail();
	expect(bar.left[1]).toBe(`${SHOP}?orderby=price`);
});

test('while offline without the engine, the failure is reported and retried', async () => {
	const { asked, bar, done, select, dispatch } = aPage(false);
	void dispatch.changeFilters(five);
	await asked[0]?.fail();
	expect(select.getGrids()).toEqual({ kind: 'failed', isOffline: true });
	expect(bar.left).toEqual([]);
	void dispatch.retry();
	await asked[1]?.come();
	expect(done).toEqual(['ratings 5']);
	await dispatch.retry();
	expect(done).toEqual(['ratings 5', 'retry']);
});

test('collections wait for the engine, or have an error', async () => {
	const { asked, load } = aPage();
	const { signal } = new AbortController();
	const lost = load('products', {}, signal);
	await asked[0]?.fail();
	expect(await lost).toEqual({ ok: false, failure: { kind: 'connection', reason: 'lost' } });
	expect(console.error).toHaveBeenCalledWith('storefront-islands:', new Error('No script.'));
	const loading = load('products', {}, signal);
	await asked[1]?.come();
	expect(await loading).toEqual({ ok: true, value: { items: [1], total: 1 } });
});
