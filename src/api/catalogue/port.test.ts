import { createFakeApiFetch } from '../../../test/fakes/api-fetch';
import type { Network } from '../../../test/fakes/api-fetch';
import { REST_ROOT } from '../../../test/fakes/page';
import type { ShopResponse } from '../../../test/fakes/shop';
import { createCataloguePort } from './port';

const PRODUCTS = '/wc/store/v1/products';

const answered = (body: unknown, status = 200, headers = {}): ShopResponse => ({
	status,
	headers,
	body,
});

const NONCE_REFUSED = answered({ code: 'rest_cookie_invalid_nonce', message: 'No.' }, 403);

/** Creates a port whose api-fetch and plain fetch return these responses. */
const aPort = (
	network: Network,
	plain = answered({}),
	{ root = REST_ROOT, online = true } = {},
) => {
	const fetched: { readonly url: string; readonly init: RequestInit | undefined }[] = [];
	const port = createCataloguePort({
		apiFetch: createFakeApiFetch(network),
		root,
		isOnline: () => online,
		fetch: (input, init) => {
			fetched.push({ url: String(input), init });
			return Promise.resolve(new Response(JSON.stringify(plain.body), { status: plain.status }));
		},
	});
	return { port, fetched };
};

const signal = () => new AbortController().signal;
const LOOP = {
	post_id: 5,
	widget_filters: { rating_filter: '5' },
	widget_id: 'g0',
	pagination_base_url: 'https://shop.test/shop/',
};

test('a collection includes its response headers', async () => {
	const { port } = aPort(({ path }) =>
		Promise.resolve(answered([path], 200, { 'Last-Modified': '1000' })),
	);
	const result = await port.collection(`${PRODUCTS}?search=tea`);
	expect(result).toMatchObject({ ok: true, value: { items: [`${PRODUCTS}?search=tea`] } });
	expect(result.ok && result.value.headers.get('last-modified')).toBe('1000');
});

test('an error response becomes a failure with code and message', async () => {
	const { port } = aPort(() => Promise.resolve(answered({ code: 'x', message: 'No.' }, 400)));
	expect(await port.collection(PRODUCTS)).toMatchObject({
		ok: false,
		failure: { kind: 'api', status: 400, code: 'x', message: 'No.' },
	});
});

test.each([
	['an HTML page', '<html>', 200, { kind: 'malformed', code: 'invalid_json' }],
	['an HTML 404 page', '<html>', 404, { kind: 'api', status: 404 }],
])('%s is not a valid response', async (_, body, status, failure) => {
	const { port } = aPort(() => Promise.resolve(answered(body, status)));
	expect(await port.collection(PRODUCTS)).toMatchObject({ ok: false, failure });
});

test.each([
	[true, 'lost'],
	[false, 'offline'],
])('without a response, with navigator.onLine %p, the failure is %s', async (online, reason) => {
	const { port } = aPort(() => Promise.reject(new Error()), undefined, { online });
	expect(await port.collection(PRODUCTS)).toEqual({
		ok: false,
		failure: { kind: 'connection', reason },
	});
});

test('an aborted request rejects', async () => {
	const aborter = new AbortController();
	const { port } = aPort(() => Promise.reject(new Error()));
	const result = port.collection(PRODUCTS, aborter.signal);
	aborter.abort();
	await expect(result).rejects.toBeDefined();
});

test('a read with the expired nonce of a cached page is repeated without one', async () => {
	const { port, fetched } = aPort(() => Promise.resolve(NONCE_REFUSED), answered([1]));
	expect(await port.collection(`${PRODUCTS}?search=tea`)).toMatchObject({ value: { items: [1] } });
	expect(fetched[0]?.url).toBe(`${REST_ROOT}wc/store/v1/products?search=tea`);
	expect(fetched[0]?.init).not.toHaveProperty('headers');
});

test('a loop refresh is repeated too, also without pretty permalinks', async () => {
	const root = 'https://shop.test/?rest_route=/';
	const { port, fetched } = aPort(
		() => Promise.resolve(NONCE_REFUSED),
		answered({ data: '<ul></ul>', total: 3 }),
		{ root },
	);
	await port.collection(`${PRODUCTS}?search=tea`);
	const result = await port.refreshLoop('storefront-islands/v1', LOOP, signal());
	expect(result).toEqual({ ok: true, value: { markup: '<ul></ul>', total: 3 } });
	expect(fetched.map(({ url }) => url)).toEqual([
		`${root}wc/store/v1/products&search=tea`,
		`${root}storefront-islands/v1/refresh-loop`,
	]);
	expect(JSON.parse(String(fetched[1]?.init?.body))).toEqual(LOOP);
});

test('a loop refresh is a POST request', async () => {
	const arrived: unknown[] = [];
	const { port } = aPort((request) => {
		arrived.push(request);
		return Promise.resolve(answered({ data: '<ul></ul>' }));
	});
	expect(await port.refreshLoop('elementor-pro/v1', LOOP, signal())).toEqual({
		ok: true,
		value: { markup: '<ul></ul>', total: null },
	});
	expect(arrived).toMatchObject([
		{ method: 'POST', path: '/elementor-pro/v1/refresh-loop', body: LOOP },
	]);
});

test.each([{}, { data: 5 }, [], null])('%p is not a loop response', async (body) => {
	const { port } = aPort(() => Promise.resolve(answered(body)));
	expect(await port.refreshLoop('storefront-islands/v1', LOOP, signal())).toMatchObject({
		failure: { kind: 'malformed' },
	});
});

test("routes are the keys of a namespace's index", async () => {
	const { port } = aPort(({ path }) => Promise.resolve(answered({ routes: { [path]: {} } })));
	expect(await port.routes('/wc/store/v1')).toEqual({ ok: true, value: ['/wc/store/v1'] });
	const { port: broken } = aPort(() => Promise.resolve(answered([])));
	expect(await broken.routes('/wc/store/v1')).toMatchObject({ ok: false });
});
