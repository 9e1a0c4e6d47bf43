import { anAnswer, apiFailure, OFFLINE, settled } from '../../../test/fakes/catalogue';
import { setPrice, toggleTerm, toggleValue } from '../../domain/catalogue/changes';
import { NO_FILTERS } from '../../domain/catalogue/filters';
import { PAGE_CONTEXT, queryStateStore } from './query-state';
import type { LoopNamespace } from '../../api/ports';
import { success } from '../../domain/support/result';
import { aCatalogue } from '../../../test/support/catalogue-store';

const SHOP = 'https://shop.test/shop/';
const five = toggleValue(NO_FILTERS, 'ratings', '5');
const four = toggleValue(NO_FILTERS, 'ratings', '4');
const blue = toggleTerm(NO_FILTERS, 'pa_color', 'blue', 'and');

const wantsColors = { attributes: [{ taxonomy: 'pa_color', queryType: 'and' }] } as const;
const PRODUCTS = { markup: '<ul></ul>', total: 3 };
const blueLeft = { attribute_counts: [{ term: 7, count: 3 }] };

describe('the page URL', () => {
	test('provides the filters from the start', () => {
		const { select } = aCatalogue({ url: `${SHOP}?rating_filter=5` });
		expect(select.getFilters()).toEqual(five);
		expect(select.getCounts()).toEqual({ kind: 'none' });
		expect(select.getGrids()).toEqual({ kind: 'still' });
	});

	test('is updated without pagination, in the same history entry', async () => {
		const { dispatch, bar, select, events } = aCatalogue({ url: `${SHOP}page/2/?utm=1#top` });
		await dispatch.changeFilters(blue);
		expect(bar.entries).toEqual([`${SHOP}?utm=1&filter_color=blue&query_type_color=and#top`]);
		expect(select.getFilters()).toEqual(blue);
		expect(events).toEqual(['filters-changed']);
	});

	test('adds a history entry when the block is set so', async () => {
		const { dispatch, bar, select, grids } = aCatalogue();
		await dispatch.changeFilters(five, { isStep: true });
		expect(bar.entries).toEqual([SHOP, `${SHOP}?rating_filter=5`]);
		bar.change(({ entries }) => entries.pop());
		expect(select.getFilters()).toEqual(NO_FILTERS);
		expect(grids.refreshes.map(({ what }) => what)).toEqual([`${SHOP}?rating_filter=5`, SHOP]);
	});

	test('is navigated to on a page without a grid', async () => {
		const { dispatch, bar, select } = aCatalogue({ hasGrid: false });
		await dispatch.changeFilters(five);
		expect(bar.left).toEqual([`${SHOP}?rating_filter=5`]);
		expect(bar.entries).toEqual([SHOP]);
		expect(select.getFilters()).toEqual(five);
		bar.change(() => undefined);
		expect(select.getFilters()).toEqual(NO_FILTERS);
	});

	test('is unchanged, with its pagination, when the filters do not change', async () => {
		const { dispatch, bar, grids } = aCatalogue({ url: `${SHOP}page/2/?rating_filter=5` });
		await dispatch.changeFilters(five);
		expect(bar.entries).toEqual([`${SHOP}page/2/?rating_filter=5`]);
		expect(grids.refreshes).toEqual([]);
	});

	test('is followed when another script changes it', () => {
		const { bar, select, grids, events } = aCatalogue();
		bar.change(() => bar.replace(`${SHOP}?rating_filter=4`));
		expect(select.getFilters()).toEqual(four);
		expect(grids.refreshes).toHaveLength(1);
		expect(events).toEqual(['filters-changed']);
	});

	test('can change in parts that grids ignore, without a refresh', () => {
		const { bar, select, grids, events } = aCatalogue({ url: `${SHOP}?rating_filter=5&fbclid=1` });
		const before = select.getFilters();
		bar.change(() => bar.replace(`${SHOP}?rating_filter=5#reviews`));
		expect(select.getUrl()).toBe(`${SHOP}?rating_filter=5#reviews`);
		expect(select.getFilters()).toBe(before);
		expect([grids.refreshes, events]).toEqual([[], []]);
	});

	test('is not followed to another page that a theme loads into this one', () => {
		const { bar, grids } = aCatalogue();
		bar.change(() => bar.push('https://shop.test/about/?rating_filter=5'));
		expect(grids.refreshes).toEqual([]);
	});

	test('contains the sort order', async () => {
		const { dispatch, bar, grids, events } = aCatalogue({ url: `${SHOP}page/3/` });
		await dispatch.changeOrder('price');
		await dispatch.changeOrder('price');
		expect(bar.url()).toBe(`${SHOP}?orderby=price`);
		expect(grids.refreshes).toHaveLength(1);
		expect(events).toEqual([]);
	});

	test('adds a history entry for another page; the same link retries after a failure', async () => {
		const { dispatch, bar, grids, port, time } = aCatalogue();
		const second = `${SHOP}?query-0-page=2`;
		await dispatch.goToPage(second);
		expect(bar.entries).toEqual([SHOP, second]);
		await dispatch.goToPage(second);
		expect(grids.refreshes.map(({ what }) => what)).toEqual([second]);
		await grids.refreshes[0]?.fail(apiFailure(503));
		await dispatch.goToPage(second);
		expect(grids.refreshes.map(({ what }) => what)).toEqual([second, second]);
		expect(bar.entries).toEqual([SHOP, second]);
		time.pass(1000);
		expect(port.collections).toEqual([]);
	});

	test('is navigated to for another page when no grid can be refreshed', async () => {
		const { dispatch, bar } = aCatalogue({ hasGrid: false });
		await dispatch.goToPage(`${SHOP}?query-0-page=2`);
		expect([bar.entries, bar.left]).toEqual([[SHOP], [`${SHOP}?query-0-page=2`]]);
	});
});

describe('grids', () => {
	test('are updated with one request', async () => {
		const { dispatch, grids, select } = aCatalogue();
		await dispatch.changeFilters(five);
		expect(select.getGrids()).toEqual({ kind: 'refreshing', waited: 'short' });
		await grids.refreshes[0]?.answer({ total: 12 });
		expect(select.getGrids()).toEqual({ kind: 'refreshed', total: 12 });
		expect(grids.refreshes).toHaveLength(1);
	});

	test('abort an older request', async () => {
		const { dispatch, grids, select } = aCatalogue();
		await dispatch.changeFilters(five);
		await dispatch.changeFilters(four);
		const [first, second] = grids.refreshes;
		expect(first?.isAborted).toBe(true);
		await second?.answer({ total: 3 });
		await first?.answer({ total: 99 });
		expect(select.getGrids()).toEqual({ kind: 'refreshed', total: 3 });
	});

	test('say no more of a wait once they are gone', async () => {
		const { dispatch, grids, bar, time, select } = aCatalogue();
		await dispatch.changeFilters(five);
		grids.isThere = false;
		bar.change((address) => address.push(SHOP));
		time.pass(1000);
		expect(select.getGrids()).toEqual({ kind: 'refreshing', waited: 'short' });
	});

	test('keep their products when a request fails, and retry', async () => {
		const { dispatch, grids, select, bar } = aCatalogue();
		await dispatch.changeFilters(five);
		await grids.refreshes[0]?.fail(apiFailure(503));
		expect(select.getGrids()).toEqual({ kind: 'failed', isOffline: false });
		expect(bar.reloads).toBe(0);
		await dispatch.retry();
		await grids.refreshes[1]?.answer({ total: null });
		expect(select.getGrids()).toEqual({ kind: 'refreshed', total: null });
		await dispatch.retry();
		expect(grids.refreshes).toHaveLength(2);
	});

	test('report that the visitor is offline', async () => {
		const { dispatch, grids, select } = aCatalogue();
		await dispatch.changeFilters(five);
		await grids.refreshes[0]?.fail(OFFLINE);
		expect(select.getGrids()).toEqual({ kind: 'failed', isOffline: true });
	});

	test.each([
		['no such route', apiFailure(404)],
		['refused', apiFailure(403)],
		['an HTML page', { kind: 'malformed', code: 'invalid_json', message: '' } as const],
	])('make the page navigate after the failure: %s', async (_, failure) => {
		const { dispatch, grids, bar } = aCatalogue();
		await dispatch.changeFilters(five);
		await grids.refreshes[0]?.fail(failure);
		expect(bar.reloads).toBe(1);
		expect(bar.url()).toBe(`${SHOP}?rating_filter=5`);
	});
});

describe('counts', () => {
	/** A page whose island was printed without counts, which the shop has told. */
	const aCountedPage = async () => {
		const page = aCatalogue();
		const stop: unknown = await page.dispatch.requestCounts(wantsColors, false);
		page.time.pass(200);
		await page.port.collections[0]?.answer(anAnswer(blueLeft));
		return { ...page, stop };
	};

	test('are requested once for all islands, 200 ms after a change', async () => {
		const { dispatch, port, time, select } = aCatalogue({
			pageQuery: { search: 'tea' },
			unhydratedRequests: [{ prices: true }],
		});
		await dispatch.requestCounts(wantsColors, true);
		await dispatch.requestCounts({ stock: true }, true);
		await dispatch.changeFilters(five);
		expect(select.getCounts()).toEqual({ kind: 'loading', last: null });
		time.pass(199);
		expect(port.collections).toEqual([]);
		time.pass(1);
		expect(port.collections.map(({ what }) => what)).toEqual([
			'/wc/store/v1/products/collection-data?calculate_attribute_counts[0][taxonomy]=pa_color' +
				'&calculate_attribute_counts[0][query_type]=and&calculate_price_range=true' +
				'&calculate_stock_status_counts=true&rating[0]=5&search=tea',
		]);
		await port.collections[0]?.answer(anAnswer(blueLeft));
		expect(select.getCounts()).toMatchObject({
			kind: 'known',
			counts: { terms: new Map([[7, 3]]), prices: null, stock: null },
		});
	});

	test.each([
		['printed by the server are requested with the first change only', true, 0],
		['not printed by the server are requested immediately', false, 1],
	])('%s', async (_promise, isPrinted, requests) => {
		const { dispatch, port, time } = aCatalogue();
		await dispatch.requestCounts(wantsColors, isPrinted);
		time.pass(1000);
		expect(port.collections).toHaveLength(requests);
	});

	test('requested before an island hydrated are available to it', async () => {
		const { dispatch, port, time } = aCatalogue({ unhydratedRequests: [wantsColors] });
		await dispatch.changeFilters(five);
		await dispatch.requestCounts(wantsColors, true);
		time.pass(200);
		await dispatch.requestCounts(wantsColors, true);
		time.pass(1000);
		expect(port.collections).toHaveLength(1);
	});

	test('of an island inserted later are requested together with the others', async () => {
		const { dispatch, port, time } = aCatalogue();
		await dispatch.requestCounts(wantsColors, false);
		time.pass(200);
		await dispatch.requestCounts({ ratings: true }, false);
		expect(port.collections[0]?.isAborted).toBe(true);
		time.pass(200);
		expect(port.collections[1]?.what).toMatch(
			/calculate_attribute_counts.*calculate_rating_counts=true/,
		);
	});

	test('are requested after the last of quick changes, aborting older requests', async () => {
		const { dispatch, port, time, select } = aCatalogue();
		await dispatch.requestCounts(wantsColors, true);
		await dispatch.changeFilters(five);
		time.pass(150);
		await dispatch.changeFilters(four);
		time.pass(150);
		expect(port.collections).toHaveLength(0);
		time.pass(50);
		await dispatch.changeFilters(setPrice(NO_FILTERS, { min: 1000, max: null }));
		expect(port.collections[0]?.isAborted).toBe(true);
		time.pass(200);
		await port.collections[1]?.answer(anAnswer(blueLeft));
		expect(port.collections[1]?.what).toMatch(/calculate.*&min_price=1000$/);
		expect(select.getCounts().kind).toBe('known');
	});

	test('are not requested twice for the same filters', async () => {
		const { dispatch, port, time, select } = await aCountedPage();
		await dispatch.changeFilters(five);
		time.pass(200);
		await port.collections[1]?.answer(anAnswer({ attribute_counts: [] }));
		await dispatch.changeFilters(NO_FILTERS);
		time.pass(200);
		await port.collections[2]?.answer(anAnswer(blueLeft));
		expect(port.collections).toHaveLength(2);
		await Promise.resolve();
		expect(select.getCounts()).toMatchObject({ counts: { terms: new Map([[7, 3]]) } });
	});

	test('are cached independently of the order of arguments', async () => {
		const { load, port } = aCatalogue();
		const { signal } = new AbortController();
		const first = load('products/collection-data', { category: 'mugs', on_sale: true }, signal);
		await port.collections[0]?.answer(anAnswer(blueLeft));
		const again = load('products/collection-data', { on_sale: true, category: 'mugs' }, signal);
		expect(await again).toEqual(await first);
		expect(await again).toMatchObject({ value: { items: blueLeft } });
		expect(port.collections).toHaveLength(1);
	});

	test('are aborted when no island needs them', async () => {
		const { dispatch, port, time } = aCatalogue();
		const stop: unknown = await dispatch.requestCounts(wantsColors, false);
		time.pass(200);
		if (typeof stop === 'function') {
			stop();
		}
		expect(port.collections[0]?.isAborted).toBe(true);
		await dispatch.changeFilters(five);
		time.pass(200);
		expect(port.collections).toHaveLength(1);
	});

	test('keep the previous values when a request fails, and retry', async () => {
		const { dispatch, port, time, select } = await aCountedPage();
		await dispatch.changeFilters(five);
		time.pass(200);
		await port.collections[1]?.fail(apiFailure(500));
		expect(select.getCounts()).toMatchObject({
			kind: 'failed',
			last: { terms: new Map([[7, 3]]) },
			message: 'The numbers of products could not be updated.',
		});
		await dispatch.retry();
		expect(select.getCounts().kind).toBe('loading');
		await port.collections[2]?.answer(anAnswer({ attribute_counts: [] }));
		expect(select.getCounts()).toMatchObject({ kind: 'known', counts: { terms: new Map() } });
	});
});

describe('counts of a page with a grid', () => {
	const LOOP = { post_id: 5, widget_filters: {}, widget_id: 'g0.x', pagination_base_url: SHOP };
	const OURS = 'storefront-islands/v1';
	const COLORS =
		'calculate_attribute_counts[0][taxonomy]=pa_color&calculate_attribute_counts[0][query_type]=and&rating[0]=5';

	/** A page on which the filter was changed, and whose grids can request products. */
	const aChangedPage = async () => {
		const page = aCatalogue();
		await page.dispatch.requestCounts(wantsColors, true);
		await page.dispatch.changeFilters(five);
		const aborter = new AbortController();
		const refresh = async (namespace: LoopNamespace = OURS) => {
			const products = page.grids.refreshLoop(namespace, LOOP, aborter.signal).catch(() => null);
			await settled();
			return { products };
		};
		return { ...page, aborter, refresh };
	};

	test('come with its products, in one request', async () => {
		const { refresh, port, time, select } = await aChangedPage();
		const { products } = await refresh();
		time.pass(1000);
		expect(port.loops.map(({ what }) => what)).toEqual([COLORS]);
		const answer = { ...PRODUCTS, collectionData: success(anAnswer(blueLeft)) };
		await port.loops[0]?.answer(answer);
		expect(await products).toEqual({ ok: true, value: answer });
		expect(select.getCounts()).toMatchObject({ counts: { terms: new Map([[7, 3]]) } });
		expect(port.collections).toEqual([]);
	});

	test('come with the products of one of its grids only', async () => {
		const { refresh, port } = await aChangedPage();
		await refresh();
		await refresh();
		expect(port.loops.map(({ what }) => what)).toEqual([COLORS, '']);
	});

	test('come with them too where the script of grids comes late', async () => {
		const { grids, refresh, port, time } = await aChangedPage();
		const waiting = (grids.waiting = []);
		time.pass(1000);
		await refresh();
		grids.waiting = null;
		waiting.forEach((task: () => void) => task());
		expect(port.loops.map(({ what }) => what)).toEqual([COLORS]);
		expect(port.collections).toEqual([]);
	});

	test("are requested alone beside a page builder's loops", async () => {
		const { refresh, port, time } = await aChangedPage();
		await refresh('elementor-pro/v1');
		time.pass(200);
		expect(port.loops.map(({ what }) => what)).toEqual(['']);
		expect(port.collections).toHaveLength(1);
	});

	test('that are stored are not requested again with the products', async () => {
		const { refresh, port, dispatch } = await aChangedPage();
		await refresh();
		await port.loops[0]?.answer({ ...PRODUCTS, collectionData: success(anAnswer(blueLeft)) });
		for (const filters of [four, five]) {
			await dispatch.changeFilters(filters);
			await refresh();
		}
		expect(port.loops.map(({ what }) => what)).toEqual([COLORS, COLORS.replace('=5', '=4'), '']);
	});

	test.each([
		['an older server sends none', (page) => page.port.loops[0]?.answer(PRODUCTS)],
		['the products fail', (page) => page.port.loops[0]?.fail(apiFailure(500))],
		['the products are aborted, for others of the same filters', (page) => page.aborter.abort()],
	] satisfies readonly [string, (page: Awaited<ReturnType<typeof aChangedPage>>) => unknown][])(
		'are requested alone where %s',
		async (_, end) => {
			const page = await aChangedPage();
			await page.refresh();
			await end(page);
			await settled();
			expect(page.port.collections).toHaveLength(1);
			await page.port.collections[0]?.answer(anAnswer(blueLeft));
			expect(page.select.getCounts().kind).toBe('known');
		},
	);

	test('of an older change are not shown', async () => {
		const { refresh, port, dispatch, select } = await aChangedPage();
		await refresh();
		await dispatch.changeFilters(four);
		await port.loops[0]?.answer({ ...PRODUCTS, collectionData: success(anAnswer(blueLeft)) });
		expect(select.getCounts()).toEqual({ kind: 'loading', last: null });
	});

	test('that fail do not take the products along when they are retried', async () => {
		const { refresh, port, dispatch, grids } = await aChangedPage();
		await refresh();
		await grids.refreshes[0]?.fail(apiFailure(500));
		await port.loops[0]?.fail(apiFailure(500));
		await port.collections[0]?.fail(apiFailure(500));
		await dispatch.retry();
		await refresh();
		expect(port.loops.map(({ what }) => what)).toEqual([COLORS, '']);
		expect([port.collections.length, grids.refreshes.length]).toEqual([2, 2]);
	});
});

describe('wc/store/query-state', () => {
	const page = ({ registry }: ReturnType<typeof aCatalogue>) =>
		registry.select(queryStateStore).getValueForQueryContext(PAGE_CONTEXT);

	test("contains the page's query and its filters", async () => {
		const catalogue = aCatalogue({ url: `${SHOP}?rating_filter=5`, pageQuery: { search: 'tea' } });
		expect(page(catalogue)).toEqual({ search: 'tea', rating: ['5'] });
		await catalogue.dispatch.changeFilters(blue);
		expect(page(catalogue)).toMatchObject({ search: 'tea', attributes: blue.attributes });
		expect(page(catalogue)).not.toHaveProperty('rating');
	});

	test("is followed when another plugin's filter writes to it", async () => {
		const { registry, bar, select, grids } = aCatalogue();
		await registry.dispatch(queryStateStore).setQueryValue(PAGE_CONTEXT, 'rating', ['4']);
		expect(select.getFilters()).toEqual(four);
		expect(bar.url()).toBe(`${SHOP}?rating_filter=4`);
		expect(grids.refreshes).toHaveLength(1);
	});

	test('an equivalent value does not change the URL', async () => {
		const { registry, bar, grids } = aCatalogue({ url: `${SHOP}?rating_filter=5,4&min_price=10` });
		const query = registry.dispatch(queryStateStore);
		await query.setQueryValue(PAGE_CONTEXT, 'rating', [4, 5]);
		await query.setQueryValue(PAGE_CONTEXT, 'min_price', 1000);
		await query.setQueryValue(PAGE_CONTEXT, 'stock_status', []);
		expect(bar.url()).toBe(`${SHOP}?rating_filter=5,4&min_price=10`);
		expect(grids.refreshes).toEqual([]);
	});

	test('does not make a page without a grid navigate', async () => {
		const { registry, bar } = aCatalogue({ hasGrid: false });
		await registry.dispatch(queryStateStore).setQueryValue(PAGE_CONTEXT, 'rating', ['4']);
		expect(bar.left).toEqual([]);
	});
});

test('a refresh that ends with an error is said at the grid and in the console, and can be repeated', async () => {
	const error = jest.spyOn(console, 'error').mockImplementation();
	const { dispatch, select, grids } = aCatalogue();
	const thrown = new Error('A plugin failed.');
	jest.spyOn(grids, 'refresh').mockRejectedValueOnce(thrown);
	await dispatch.changeFilters(five);
	await Promise.resolve();
	expect(select.getGrids()).toEqual({ kind: 'failed', isOffline: false });
	expect(error.mock.calls).toEqual([['storefront-islands:', thrown]]);
	void dispatch.retry();
	expect(select.getGrids()).toEqual({ kind: 'refreshing', waited: 'short' });
	jest.restoreAllMocks();
});
