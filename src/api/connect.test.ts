/**
 * Tests the API layer with WordPress's own api-fetch (6.49, as in WordPress 6.5), which the fake of the other tests
 * imitates.
 */
import apiFetch from '@wordpress/api-fetch';
import { connectStoreApi } from './connect';
import { FakeEnvironment, memoryStorage } from '../../test/fakes/environment';
import { requestsIn, REST_ROOT } from '../../test/fakes/page';
import { FakeShop } from '../../test/fakes/shop';
import { Simulation } from '../../test/fakes/simulation';

const shop = new FakeShop();
const simulation = new Simulation(1);
const sent: RequestInit[] = [];
let isReachable = true;

const fetchFromShop = (url: string, init: RequestInit): Promise<Response> => {
	sent.push(init);
	if (!isReachable) {
		return Promise.reject(new TypeError('Failed to fetch'));
	}
	const { status, headers, body } = shop.handle({
		method: init.method ?? 'GET',
		path: url.replace(REST_ROOT, '/').replace(/[?&]_locale=site/, ''),
		headers: Object.fromEntries(Object.entries(init.headers ?? {})),
		body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
	});
	return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
};

Object.assign(globalThis, {
	fetch: fetchFromShop,
	window: { fetch: fetchFromShop, location: { href: REST_ROOT } },
});

// As wp-includes prints it before any plugin's script.
apiFetch.use(apiFetch.createRootURLMiddleware(REST_ROOT));
apiFetch.use(apiFetch.createNonceMiddleware('wp-rest-nonce'));

const port = connectStoreApi({
	apiFetch,
	root: REST_ROOT,
	nonce: { nonce: 'dead', timestamp: 0 },
	environment: new FakeEnvironment(simulation, memoryStorage()),
});

const ADD = { path: '/wc/store/v1/cart/add-item', method: 'POST', data: { id: 12 } };

describe('the API layer on api-fetch', () => {
	it('renews the nonce of a cached page and batches changes of all callers', async () => {
		const ours = port.mutate({ type: 'apply-coupon', code: 'save10' }, 'a-key');
		const anothers = apiFetch(ADD);
		await simulation.run();
		await expect(anothers).resolves.toMatchObject({ items_count: 1 });
		await expect(ours).resolves.toMatchObject({ ok: true });
		expect(shop.requests.map((request) => requestsIn(request).length)).toEqual([2, 2]);
		expect(sent[1]?.headers).toMatchObject({ Nonce: shop.noncePair.nonce });
	});

	it('rejects as api-fetch does', async () => {
		const outcome = expect(apiFetch({ ...ADD, data: { id: 999 } })).rejects.toMatchObject({
			code: 'woocommerce_rest_cart_invalid_product',
			data: { status: 400 },
		});
		await simulation.run();
		await outcome;
	});

	it('reads the cart', async () => {
		await expect(port.load()).resolves.toMatchObject({ ok: true, value: { itemsCount: 1 } });
		await expect(apiFetch({ path: '/wc/store/v1/cart' })).resolves.toMatchObject({
			items_count: 1,
		});
	});

	it('reports a lost connection', async () => {
		isReachable = false;
		const outcome = expect(apiFetch(ADD)).rejects.toMatchObject({ code: 'fetch_error' });
		await simulation.run();
		await outcome;
		await expect(port.load()).resolves.toMatchObject({ failure: { kind: 'connection' } });
		isReachable = true;
	});
});
