import { createFakeApiFetch } from '../../../../test/fakes/api-fetch';
import { memoryStorage } from '../../../../test/fakes/environment';
import { requestsIn, REST_ROOT } from '../../../../test/fakes/page';
import { FakeShop } from '../../../../test/fakes/shop';
import type { ShopResponse, ShopRequest } from '../../../../test/fakes/shop';
import { createNonceMiddleware } from './nonce-middleware';
import { createNonceStore } from './nonce-store';
import type { NoncePair } from './nonce-store';

const ADD = { path: '/wc/store/v1/cart/add-item', method: 'POST', data: { id: 12 } };

const DEAD: NoncePair = { nonce: 'dead', timestamp: 0 };

const setUp = (
	answer?: (request: ShopRequest, shop: FakeShop) => ShopResponse,
	known: NoncePair | null = DEAD,
) => {
	const shop = new FakeShop();
	const nonces = createNonceStore(memoryStorage(), known);
	const arrived: ShopRequest[] = [];
	const apiFetch = createFakeApiFetch((request) => {
		arrived.push(request);
		return Promise.resolve(answer ? answer(request, shop) : shop.handle(request));
	});
	apiFetch.use(createNonceMiddleware(nonces, REST_ROOT));
	return { shop, nonces, apiFetch, arrived };
};

const batchOf = (...paths: readonly string[]) => ({
	path: '/wc/store/v1/batch',
	method: 'POST',
	data: {
		requests: paths.map((path) => ({
			path: `/wc/store/v1/${path}`,
			method: 'POST',
			body: { id: 12 },
			headers: { 'Idempotency-Key': path },
		})),
	},
});

describe('the nonce middleware', () => {
	it('repeats a request with the new nonce of the refusal', async () => {
		const { shop, apiFetch, arrived, nonces } = setUp();
		await expect(apiFetch(ADD)).resolves.toMatchObject({ items_count: 1 });
		expect(arrived.map(({ headers }) => headers?.Nonce)).toEqual(['dead', shop.noncePair.nonce]);
		expect(nonces.current()).toBe(shop.noncePair.nonce);
	});

	it('repeats a request only once', async () => {
		const { apiFetch, arrived } = setUp((request, shop) => {
			shop.killNonces();
			return shop.handle(request);
		});
		await expect(apiFetch(ADD)).rejects.toMatchObject({ code: 'woocommerce_rest_invalid_nonce' });
		expect(arrived).toHaveLength(2);
	});

	it('sends the request without a nonce when none is known, and stores the one it receives', async () => {
		const { shop, arrived, apiFetch, nonces } = setUp(undefined, null);
		await expect(apiFetch(ADD)).resolves.toMatchObject({ items_count: 1 });
		const { nonce } = shop.noncePair;
		expect(arrived.map(({ headers }) => headers?.Nonce)).toEqual(['', nonce]);
		expect(nonces.current()).toBe(nonce);
		await apiFetch(ADD);
		expect(arrived.slice(2).map(({ headers }) => headers?.Nonce)).toEqual([nonce]);
	});

	it('does not repeat a request refused for another reason', async () => {
		const { apiFetch, arrived } = setUp(() => ({
			status: 403,
			headers: { Nonce: 'fresh', 'Nonce-Timestamp': '5' },
			body: { code: 'rest_forbidden', message: 'No.' },
		}));
		await expect(apiFetch(ADD)).rejects.toMatchObject({ code: 'rest_forbidden' });
		expect(arrived).toHaveLength(1);
	});

	it('reads the nonce of every response, also of reads', async () => {
		const { shop, apiFetch, nonces, arrived } = setUp();
		await apiFetch({ path: '/wc/store/v1/cart' });
		expect(nonces.current()).toBe(shop.noncePair.nonce);
		expect(arrived[0]?.headers).not.toHaveProperty('Nonce');
	});

	it.each([
		['when it reads the checkout', { path: '/wc/store/v1/checkout' }],
		['to an absolute URL of the shop', { url: `${REST_ROOT}wc/store/v1/x`, method: 'POST' }],
	])('sends a nonce %s', async (_name, options) => {
		const { apiFetch, arrived } = setUp();
		await apiFetch(options).catch(() => undefined);
		expect(arrived[0]?.headers).toHaveProperty('Nonce', 'dead');
	});

	it.each([
		{ path: '/wp/v2/posts', method: 'POST' },
		{ url: 'https://elsewhere.example/wp-json/wc/store/v1/cart/add-item', method: 'POST' },
		{ path: '/wc/v3/orders', method: 'POST' },
	])('ignores %j', async (options) => {
		const { apiFetch, arrived } = setUp();
		await apiFetch(options).catch(() => undefined);
		expect(arrived[0]?.headers).not.toHaveProperty('Nonce');
	});

	it('returns a Response when parse is false', async () => {
		const { apiFetch } = setUp();
		await expect(apiFetch({ ...ADD, parse: false })).resolves.toHaveProperty('status', 201);
		const wrong = { ...ADD, data: { id: 999 }, parse: false };
		await expect(apiFetch(wrong)).rejects.toHaveProperty('status', 400);
	});

	it.each(['<h1>Oops</h1>', ''])('rejects as api-fetch does for the body %j', async (body) => {
		const { apiFetch } = setUp(() => ({ status: 200, headers: {}, body }));
		await expect(apiFetch(ADD)).rejects.toMatchObject({ code: 'invalid_json' });
	});

	it('passes on the failure when there is no response', async () => {
		const apiFetch = createFakeApiFetch(() => Promise.reject(new TypeError('Failed to fetch')));
		apiFetch.use(createNonceMiddleware(createNonceStore(null, null), REST_ROOT));
		await expect(apiFetch(ADD)).rejects.toMatchObject({ code: 'fetch_error' });
	});
});

describe('the nonce of a batch', () => {
	it('is sent with the batch and with each request in it', async () => {
		const { shop, apiFetch, arrived, nonces } = setUp();
		nonces.offer(shop.noncePair);
		await apiFetch(batchOf('cart/add-item', 'cart/add-item'));
		const nonce = shop.noncePair.nonce;
		expect(arrived[0]?.headers).toHaveProperty('Nonce', nonce);
		expect(requestsIn(arrived[0]).map(({ headers }) => headers)).toEqual([
			{ 'Idempotency-Key': 'cart/add-item', Nonce: nonce },
			{ 'Idempotency-Key': 'cart/add-item', Nonce: nonce },
		]);
	});

	it('is renewed for refused requests, which are sent again in order and merged into the responses', async () => {
		const { shop, apiFetch, arrived } = setUp((request, fake) => {
			const answer = fake.handle(request);
			if (fake.requests.length > 1) {
				return answer;
			}
			// The second request is accepted, as if by a plugin that checks no nonce.
			const refusals = requestsIn(request).map(() => ({
				status: 403,
				headers: { Nonce: fake.noncePair.nonce, 'Nonce-Timestamp': '1000' },
				body: { code: 'woocommerce_rest_invalid_nonce', message: 'Nonce is invalid.' },
			}));
			const through = { status: 200, headers: {}, body: { through: true } };
			return { ...answer, body: { responses: [refusals[0], through, refusals[2]] } };
		});
		const answer = await apiFetch(batchOf('cart/add-item', 'cart/other', 'cart/add-item'));
		expect(requestsIn(arrived[1]).map(({ path }) => path)).toEqual([
			'/wc/store/v1/cart/add-item',
			'/wc/store/v1/cart/add-item',
		]);
		expect(answer).toMatchObject({
			responses: [{ status: 201 }, { status: 200, body: { through: true } }, { status: 201 }],
		});
		expect(shop.cartJson.items_count).toBe(1);
	});

	it('is read from the refused entry when the batch response has none', async () => {
		const { apiFetch, shop } = setUp((request, fake) => ({ ...fake.handle(request), headers: {} }));
		await expect(apiFetch(batchOf('cart/add-item'))).resolves.toMatchObject({
			responses: [{ status: 201 }],
		});
		expect(shop.cartJson.items_count).toBe(1);
	});

	it('is renewed without losing the other responses when the second request fails', async () => {
		const shop = new FakeShop();
		let sent = 0;
		const apiFetch = createFakeApiFetch((request) => {
			sent += 1;
			return sent === 1 ? Promise.resolve(shop.handle(request)) : Promise.reject(new Error('lost'));
		});
		apiFetch.use(createNonceMiddleware(createNonceStore(null, null), REST_ROOT));
		await expect(apiFetch(batchOf('cart/add-item'))).resolves.toEqual({
			responses: [{ storefrontUnanswered: true }],
		});
	});
});
