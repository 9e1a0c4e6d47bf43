import { anAnswer, apiFailure, settled } from '../../../../test/fakes/catalogue';
import { schemaStore } from './schema/contract';
import { aCatalogue } from '../../../../test/support/catalogue-store';
import { collectionsStore } from './contract';

const STORE = '/wc/store/v1';
const TERMS = 'products/attributes/terms';
const ROUTES = [
	'/wc/store/v1',
	'/wc/store/v1/products',
	'/wc/store/v1/products/(?P<id>[\\d]+)',
	'/wc/store/v1/products/(?P<slug>[\\S]+)',
	'/wc/store/v1/products/attributes/(?P<attribute_id>[\\d]+)/terms',
	'/wc/store/v1/cart/items/(?P<key>[\\w-]{32})',
];

/** Lets resolvers run, each of which starts in its own task. */
const resolved = async () => {
	for (let tasks = 0; tasks < 5; tasks += 1) {
		await settled();
	}
};

const aPage = () => {
	const page = aCatalogue();
	page.port.knownRoutes = ROUTES;
	const collections = page.registry.select(collectionsStore);
	return { ...page, collections, schema: page.registry.select(schemaStore) };
};

describe('collections', () => {
	test('are requested from the resolved route when they are first read', async () => {
		const { collections, port } = aPage();
		const read = () => collections.getCollection(STORE, TERMS, { per_page: 5 }, [3]);
		const header = (name: string) =>
			collections.getCollectionHeader(name, STORE, TERMS, { per_page: 5 }, [3]);
		expect(read()).toEqual([]);
		read();
		await resolved();
		expect(port.collections.map(({ what }) => what)).toEqual([
			'/wc/store/v1/products/attributes/3/terms?per_page=5',
		]);
		await port.collections[0]?.answer(anAnswer([{ id: 7 }], { 'X-WP-Total': '1' }));
		expect(read()).toEqual([{ id: 7 }]);
		expect([header('x-wp-total'), header('x-none')]).toEqual(['1', undefined]);
		expect(port.routesAsked).toEqual([STORE]);
	});

	test('are requested by reading a header only', async () => {
		const { collections, port } = aPage();
		expect(collections.getCollectionHeader('x-wp-total', STORE, 'products')).toBeNull();
		await resolved();
		expect(port.collections).toHaveLength(1);
	});

	test('keep their error', async () => {
		const { collections, port } = aPage();
		collections.getCollection(STORE, 'products');
		await resolved();
		await port.collections[0]?.fail(apiFailure(500));
		expect(collections.getCollectionError(STORE, 'products')).toMatchObject({ code: 'some_error' });
		expect(collections.getCollection(STORE, 'products')).toEqual([]);
	});

	test('of a resource that the shop lacks are empty', async () => {
		const { collections, port } = aPage();
		collections.getCollection(STORE, 'nothing');
		await resolved();
		expect(port.collections).toEqual([]);
		expect(collections.getCollectionError(STORE, 'nothing')).toEqual(
			new Error('There is no route for the given resource name (nothing) in the store'),
		);
	});

	test('are invalidated when the catalogue has changed', async () => {
		const { collections, port, load } = aPage();
		const read = async (search: string, lastModified: string) => {
			const { signal } = new AbortController();
			const sent = port.collections.length;
			const loading = load('products', { search }, signal);
			await port.collections[sent]?.answer(anAnswer([search], { 'Last-Modified': lastModified }));
			await loading;
			return port.collections.length - sent;
		};
		expect(await read('tea', '1000')).toBe(1);
		expect(await read('tea', '1000')).toBe(0);
		expect(await read('cup', '1000')).toBe(1);
		expect(await read('tea', '1000')).toBe(0);
		expect(await read('mug', '1001')).toBe(1);
		expect(collections.getCollectionLastModified()).toBe(1001);
		expect(await read('mug', '1001')).toBe(0);
		expect(await read('tea', '1001')).toBe(1);
		expect(await read('pot', '999')).toBe(1);
		expect(await read('tea', '1001')).toBe(0);
	});

	test('accept a date header', async () => {
		const { collections, port, load } = aPage();
		const loading = load('products', {}, new AbortController().signal);
		await port.collections[0]?.answer(
			anAnswer([], { 'Last-Modified': 'Thu, 01 Jan 1970 00:16:40 GMT' }),
		);
		await loading;
		expect(collections.getCollectionLastModified()).toBe(1000);
	});

	test('are not kept when aborted, and requested again when failed', async () => {
		const { port, load } = aPage();
		const aborter = new AbortController();
		const loading = load('products', {}, aborter.signal);
		aborter.abort();
		await expect(loading).rejects.toThrow();
		const failing = load('products', {}, new AbortController().signal);
		await port.collections[1]?.fail(apiFailure(500));
		expect(await failing).toMatchObject({ ok: false });
		void load('products', {}, new AbortController().signal);
		expect(port.collections).toHaveLength(3);
	});

	test('are kept unless they are to be replaced', async () => {
		const { registry, collections } = aPage();
		const { receiveCollection } = registry.dispatch(collectionsStore);
		await receiveCollection(STORE, 'x', '?a=1', [], anAnswer([1]));
		await receiveCollection(STORE, 'x', '?a=1', [], anAnswer([2]));
		expect(collections.getCollection(STORE, 'x', { a: 1 })).toEqual([1]);
		await receiveCollection(STORE, 'x', '?a=1', [], anAnswer([3]), true);
		expect(collections.getCollection(STORE, 'x', { a: 1 })).toEqual([3]);
	});
});

describe('routes', () => {
	test('are found by resource and number of ids', async () => {
		const { schema } = aPage();
		expect(schema.getRoute(STORE, 'products')).toBe('');
		await resolved();
		expect(schema.getRoute(STORE, 'products')).toBe('/wc/store/v1/products');
		expect(schema.getRoute(STORE, 'products', [5])).toBe('/wc/store/v1/products/5');
		expect(schema.getRoute(STORE, TERMS, [3])).toBe('/wc/store/v1/products/attributes/3/terms');
		expect(schema.getRoute(STORE, 'cart/items', ['../a'])).toBe('/wc/store/v1/cart/items/..%2Fa');
		expect(schema.getRoutes(STORE)).toContain('/wc/store/v1/products/{slug}');
	});

	test('of an unknown resource are an error, as in docs/behaviour.md#messages', async () => {
		const { schema } = aPage();
		schema.getRoutes(STORE);
		await resolved();
		for (const name of ['mugs', TERMS]) {
			expect(() => schema.getRoute(STORE, name)).toThrow(
				`There is no route for the given resource name (${name}) in the store`,
			);
		}
	});

	test('of an unknown namespace are an error, as in docs/behaviour.md#messages', async () => {
		const { schema, port } = aPage();
		port.knownRoutes = null;
		schema.getRoute('/wc/other', 'products');
		await resolved();
		const error = 'There is no route for the given namespace (/wc/other) in the store';
		expect(() => schema.getRoute('/wc/other', 'products')).toThrow(error);
		expect(() => schema.getRoutes('/wc/other')).toThrow(error);
	});
});
