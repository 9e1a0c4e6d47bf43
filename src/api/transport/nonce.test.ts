/** @jest-environment node */
import { createFakeApiFetch } from '../../../test/fakes/api-fetch';
import { memoryStorage } from '../../../test/fakes/environment';
import { requestsIn, REST_ROOT } from '../../../test/fakes/page';
import { FakeShop } from '../../../test/fakes/shop';
import type { ShopAnswer, ShopRequest } from '../../../test/fakes/shop';
import { createNonceMiddleware } from './nonce-middleware';
import { createNonceStore } from './nonce-store';
import type { NoncePair } from './nonce-store';

const ADD = { path: '/wc/store/v1/cart/add-item', method: 'POST', data: { id: 12 } };

const DEAD: NoncePair = { nonce: 'dead', timestamp: 0 };

const setUp = (
	answer?: (request: ShopRequest, shop: FakeShop) => ShopAnswer,
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
	it('heals a dead nonce with the one that the refusal brings', async () => {
		const { shop, apiFetch, arrived, nonces } = setUp();
		await expect(apiFetch(ADD)).resolves.toMatchObject({ items_count: 1 });
		expect(arrived.map(({ headers }) => headers?.Nonce)).toEqual(['dead', shop.noncePair.nonce]);
		expect(nonces.current()).toBe(shop.noncePair.nonce);
	});

	it('tries once and no more', async () => {
		const { apiFetch, arrived } = setUp((request, shop) => {
			shop.killNonces();
			return shop.handle(request);
		});
		await expect(apiFetch(ADD)).rejects.toMatchObject({ code: 'woocommerce_rest_invalid_nonce' });
		expect(arrived).toHaveLength(2);
	});

	it('asks with no nonce where none is known, and is told one', async () => {
		const { shop, arrived, apiFetch, nonces } = setUp(undefined, null);
		await expect(apiFetch(ADD)).resolves.toMatchObject({ items_count: 1 });
		const { nonce } = shop.noncePair;
		expect(arrived.map(({ headers }) => headers?.Nonce)).toEqual(['', nonce]);
		expect(nonces.current()).toBe(nonce);
		await apiFetch(ADD);
		expect(arrived.slice(2).map(({ headers }) => headers?.Nonce)).toEqual([nonce]);
	});

	it('does not repeat what was refused for another reason', async () => {
		const { apiFetch, arrived } = setUp(() => ({
			status: 403,
			headers: { Nonce: 'fresh', 'Nonce-Timestamp': '5' },
			body: { code: 'rest_forbidden', message: 'No.' },
		}));
		await expect(apiFetch(ADD)).rejects.toMatchObject({ code: 'rest_forbidden' });
		expect(arrived).toHaveLength(1);
	});

	it('reads the nonce of every answer, reads included', async () => {
		const { shop, apiFetch, nonces, arrived } = setUp();
		await apiFetch({ path: '/wc/store/v1/cart' });
		expect(nonces.current()).toBe(shop.noncePair.nonce);
		expect(arrived[0]?.headers).not.toHaveProperty('Nonce');
	});

	it('sends a nonce to read the checkout', async () => {
		const { apiFetch, arrived } = setUp();
		await expect(apiFetch({ path: '/wc/store/v1/checkout' })).rejects.toMatchObject({
			code: 'rest_no_route',
		});
		expect(arrived[0]?.headers).toHaveProperty('Nonce', 'dead');
	});

	it.each([
		{ path: '/wp/v2/posts', method: 'POST' },
		{ url: 'https://elsewhere.example/wp-json/wc/store/v1/cart/add-item', method: 'POST' },
		{ path: '/wc/v3/orders', method: 'POST' },
	])('leaves %j alone', async (options) => {
		const { apiFetch, arrived } = setUp();
		await apiFetch(options).catch(() => undefined);
		expect(arrived[0]?.headers).not.toHaveProperty('Nonce');
	});

	it('knows the shop’s own whole addresses', async () => {
		const { apiFetch, arrived } = setUp();
		const url = `${REST_ROOT}wc/store/v1/cart/add-item`;
		await apiFetch({ url, method: 'POST' }).catch(() => undefined);
		expect(arrived[0]?.headers).toHaveProperty('Nonce', 'dead');
	});

	it('gives the Response to those who want it', async () => {
		const { apiFetch } = setUp();
		await expect(apiFetch({ ...ADD, parse: false })).resolves.toHaveProperty('status', 201);
		const wrong = { ...ADD, data: { id: 999 }, parse: false };
		await expect(apiFetch(wrong)).rejects.toHaveProperty('status', 400);
	});

	it.each([
		['invalid JSON', '<h1>Oops</h1>', { code: 'invalid_json' }],
		['nothing', '', { code: 'invalid_json' }],
	])('rejects like api-fetch for %s', async (_name, body, error) => {
		const { apiFetch } = setUp(() => ({ status: 200, headers: {}, body }));
		await expect(apiFetch(ADD)).rejects.toMatchObject(error);
	});

	it('passes on that no answer came', async () => {
		const apiFetch = createFakeApiFetch(() => Promise.reject(new TypeError('Failed to fetch')));
		apiFetch.use(createNonceMiddleware(createNonceStore(null, null), REST_ROOT));
		await expect(apiFetch(ADD)).rejects.toMatchObject({ code: 'fetch_error' });
	});
});

describe('a batch', () => {
	it('carries the nonce itself and in each request', async () => {
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

	it('sends only the refused requests again, in their order, and puts the answers in place', async () => {
		const { shop, apiFetch, arrived } = setUp((request, fake) => {
			const answer = fake.handle(request);
			const isFirst = fake.requests.length === 1;
			if (!isFirst) {
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

	it('takes the nonce of the refused entry where the answer itself has none', async () => {
		const { apiFetch, shop } = setUp((request, fake) => ({ ...fake.handle(request), headers: {} }));
		await expect(apiFetch(batchOf('cart/add-item'))).resolves.toMatchObject({
			responses: [{ status: 201 }],
		});
		expect(shop.cartJson.items_count).toBe(1);
	});

	it('keeps the other answers when the second sending is lost', async () => {
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
