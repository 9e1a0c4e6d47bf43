import { createFakeApiFetch } from '../../../test/fakes/api-fetch';
import { FakeEnvironment, memoryStorage } from '../../../test/fakes/environment';
import { REST_ROOT } from '../../../test/fakes/page';
import type { ShopResponse, ShopRequest } from '../../../test/fakes/shop';
import { Simulation } from '../../../test/fakes/simulation';
import { aCart, anItem } from '../../../test/fixtures/builders';
import { anOrderJson, aRequest } from '../../../test/fixtures/orders';
import type { PlaceOutcome } from '../../domain/checkout/order';
import type { CheckoutPort } from '../ports';
import { createCheckoutPort } from './port';
import { createNonceMiddleware } from '../transport/nonce/nonce-middleware';
import { createNonceStore } from '../transport/nonce/nonce-store';

const KEY = 'b1946ac9-2f0c-4d3a-9c55-0f4d1c0f1f11';
const CART = aCart({ items: [anItem()] });

type Reaction = ShopResponse | Error | 'never';

const react = (reaction: Reaction): Promise<ShopResponse> => {
	if (reaction === 'never') {
		return new Promise(() => undefined);
	}
	return reaction instanceof Error ? Promise.reject(reaction) : Promise.resolve(reaction);
};

/** Creates a page whose shop reacts like this to each request in turn. */
const aPage = (...reactions: readonly Reaction[]) => {
	const simulation = new Simulation(1);
	const environment = new FakeEnvironment(simulation);
	const arrived: ShopRequest[] = [];
	const asked: string[] = [];
	const next = (): Promise<ShopResponse> =>
		react(reactions[arrived.length + asked.length - 1] ?? new Error('One request too many.'));
	const apiFetch = createFakeApiFetch((request) => {
		arrived.push(request);
		return next();
	});
	const nonces = createNonceStore(memoryStorage(), { nonce: 'old', timestamp: 1 });
	apiFetch.use(createNonceMiddleware(nonces, REST_ROOT));
	const port = createCheckoutPort({
		apiFetch,
		root: REST_ROOT,
		environment,
		fetch: async (address) => {
			asked.push(String(address));
			const { status, headers, body } = await next();
			return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
				status,
				headers,
			});
		},
	});
	return { simulation, environment, arrived, asked, port };
};

const answer = (
	status: number,
	body: unknown,
	headers: Record<string, string> = {},
): ShopResponse => ({ status, headers, body });

const refusal = (status: number, code: string, data: object = {}) =>
	answer(status, { code, message: 'No &amp; no.', data: { status, ...data } });

const place = (...reactions: readonly Reaction[]) =>
	aPage(...reactions).port.place(aRequest(), KEY);
const ask = (...reactions: readonly Reaction[]) => aPage(...reactions).port.query(KEY);

describe('placing an order', () => {
	it('sends one unbatched request with its key and the displayed total', async () => {
		const { port, arrived } = aPage(answer(200, anOrderJson()));
		await port.place(aRequest(), KEY);
		expect(arrived).toHaveLength(1);
		expect(arrived[0]).toMatchObject({
			method: 'POST',
			path: '/wc/store/v1/checkout',
			headers: { 'Idempotency-Key': KEY, 'Storefront-Islands-Total': '3225', Nonce: 'old' },
			body: {
				payment_method: 'cod',
				payment_data: [{ key: 'wc-cod-new-payment-method', value: false }],
				create_account: false,
				customer_note: '',
				extensions: {},
			},
		});
		expect(arrived[0]?.body).not.toHaveProperty('customer_password');
	});

	it('omits payment when nothing is due, and shipping when nothing is shipped', async () => {
		const { port, arrived } = aPage(answer(200, anOrderJson()));
		await port.place(aRequest({ payment: null, shippingAddress: null }), KEY);
		const names = Object.keys(Object(arrived[0]?.body));
		expect(names).toEqual(['billing_address', 'customer_note', 'create_account', 'extensions']);
	});

	it.each([200, 202, 400, 402, 500])(
		'finds the order in a response with status %d',
		async (status) => {
			expect(await place(answer(status, anOrderJson('failure')))).toEqual({
				kind: 'ordered',
				response: {
					httpStatus: status,
					orderId: 12,
					customerId: 3,
					orderStatus: 'processing',
					payment: {
						message: 'Card declined.',
						paymentStatus: 'failure',
						redirectUrl: 'https://shop.example/checkout/order-received/12/',
						paymentDetails: { errorMessage: 'Card declined.' },
					},
					raw: anOrderJson('failure'),
				},
			});
		},
	);

	it('converts HTML messages of a gateway to text', async () => {
		const message = 'Card&#8217;s <b>code</b> is wrong.';
		expect(await place(answer(400, { order_id: 12, message }))).toMatchObject({
			response: { payment: { message: 'Card’s code is wrong.' }, raw: { message } },
		});
	});

	it('an order without a payment result has the status not set', async () => {
		expect(await place(answer(200, { order_id: 12 }))).toMatchObject({
			response: { payment: { message: '', paymentStatus: 'not set', redirectUrl: '' } },
		});
	});

	it.each([400, 402, 403, 404, 422, 429])(
		'status %d with an error is a refusal',
		async (status) => {
			expect(await place(refusal(status, 'some_code'))).toMatchObject({
				kind: 'refused',
				failure: { kind: 'api', status, code: 'some_code', message: 'No & no.' },
			});
		},
	);

	it('a 409 response includes the current cart', async () => {
		expect(await place(refusal(409, 'woocommerce_rest_cart_empty', { cart: CART }))).toMatchObject({
			kind: 'refused',
			failure: { cart: { itemsCount: CART.items_count } },
		});
	});

	it('a changed total includes the current cart', async () => {
		const body = refusal(409, 'storefront_islands_total_changed', { cart: CART });
		expect(await place(body)).toMatchObject({
			kind: 'total-changed',
			cart: { itemsCount: CART.items_count },
			message: 'No & no.',
		});
	});

	it.each([
		['3', 3000],
		['', 1000],
		['Wed, 21 Oct 2026 07:28:00 GMT', 1000],
		['86400', 30_000],
	])('Retry-After %j means a retry after %d ms', async (retryAfter, wait) => {
		const { status, body } = refusal(409, 'storefront_islands_request_running');
		expect(await place(answer(status, body, { 'Retry-After': retryAfter }))).toEqual({
			kind: 'running',
			retryAfter: wait,
		});
	});

	it('an uncertain outcome includes the order id if it is known', async () => {
		const code = 'storefront_islands_outcome_uncertain';
		expect(await place(refusal(409, code, { order_id: 12 }))).toEqual({
			kind: 'uncertain',
			orderId: 12,
		});
		expect(await place(refusal(409, code))).toEqual({ kind: 'uncertain', orderId: null });
	});

	it('a cart that was ordered already brings the order and its page', async () => {
		const data = { order_id: 12, redirect_url: '/received/12' };
		expect(await place(refusal(409, 'storefront_islands_order_placed', data))).toEqual({
			kind: 'placed',
			orderId: 12,
			redirectUrl: '/received/12',
		});
	});

	it.each<[string, Reaction]>([
		['an HTML error page', answer(500, '<h1>Critical error</h1>')],
		['an HTML page with status 200', answer(200, '<h1>Hello</h1>')],
		['a gateway’s error page', answer(502, '<h1>Bad gateway</h1>')],
		['a firewall’s error page', answer(403, '<h1>Forbidden</h1>')],
		['an empty body', answer(200, '')],
		['truncated JSON', answer(200, '{"order_id":12,')],
		['a server error', refusal(500, 'woocommerce_rest_unknown_server_error')],
		['JSON without an order', answer(200, { status: 'checkout-draft', order_id: 0 })],
		['a list', answer(200, [])],
		['a broken connection', new TypeError('Failed to fetch')],
	])('%s leaves the outcome unknown', async (_name, reaction) => {
		expect(await place(reaction)).toEqual({ kind: 'unreachable', reason: 'lost' });
	});

	it('sends nothing while the browser is offline', async () => {
		const { port, environment, arrived } = aPage();
		environment.setOnline(false);
		expect(await port.place(aRequest(), KEY)).toEqual({ kind: 'unreachable', reason: 'offline' });
		expect(arrived).toHaveLength(0);
	});

	it('detects a connection lost during the request', async () => {
		const { port, environment } = aPage(new TypeError('Failed to fetch'));
		const placed = port.place(aRequest(), KEY);
		environment.setOnline(false);
		expect(await placed).toEqual({ kind: 'unreachable', reason: 'offline' });
	});

	it('renews an expired nonce once, with the same key', async () => {
		const dead = refusal(403, 'woocommerce_rest_invalid_nonce');
		const fresh = { ...dead, headers: { Nonce: 'fresh', 'Nonce-Timestamp': '2' } };
		const { port, arrived } = aPage(fresh, answer(200, anOrderJson()));
		expect(await port.place(aRequest(), KEY)).toMatchObject({ kind: 'ordered' });
		expect(arrived.map(({ headers }) => [headers?.Nonce, headers?.['Idempotency-Key']])).toEqual([
			['old', KEY],
			['fresh', KEY],
		]);
		expect(await place(fresh, fresh)).toMatchObject({
			kind: 'refused',
			failure: { code: 'woocommerce_rest_invalid_nonce' },
		});
	});

	it('drops __proto__ from a response', async () => {
		const outcome = await place(answer(200, '{"order_id":12,"__proto__":{"status":"paid"}}'));
		expect(outcome).toMatchObject({ kind: 'ordered', response: { orderStatus: '' } });
	});
});

describe('querying an attempt', () => {
	it("sends a plain request with the attempt's key", async () => {
		const { port, asked, arrived } = aPage(answer(200, { status: 'unknown' }));
		expect(await port.query(KEY)).toEqual({ kind: 'unknown' });
		expect(asked).toEqual([`${REST_ROOT}storefront-islands/v1/checkout-attempts/${KEY}`]);
		expect(arrived).toHaveLength(0);
	});

	it('returns the stored response of a finished attempt', async () => {
		const stored = { status: 400, body: anOrderJson() };
		const finished = { status: 'finished', order_id: 12, answer: stored };
		expect(await ask(answer(200, finished))).toMatchObject({
			kind: 'ordered',
			response: { httpStatus: 400, orderId: 12 },
		});
		const empty = { ...finished, answer: null };
		expect(await ask(answer(200, empty))).toEqual({ kind: 'uncertain', orderId: 12 });
	});

	it.each<[unknown, object]>([
		[{ status: 'running' }, { kind: 'running', retryAfter: 1000 }],
		[
			{ status: 'uncertain', order_id: 12 },
			{ kind: 'uncertain', orderId: 12 },
		],
		[{ status: 'uncertain' }, { kind: 'uncertain', orderId: null }],
		[
			{ status: 'placed', order_id: 12, redirect_url: '/received/12' },
			{ kind: 'placed', orderId: 12, redirectUrl: '/received/12' },
		],
		[{ status: 'placed' }, { kind: 'unreachable', reason: 'lost' }],
	])('decodes the status %j', async (body, outcome) => {
		expect(await ask(answer(200, body))).toEqual(outcome);
	});

	it("the outcome is unknown when the plugin's route is missing", async () => {
		expect(await ask(refusal(404, 'rest_no_route'))).toEqual({ kind: 'uncertain', orderId: null });
	});

	it.each<[string, Reaction]>([
		['an HTML page', answer(200, '<h1>Hello</h1>')],
		['an unknown status', answer(200, { status: 'paid' })],
		['an error', refusal(500, 'internal_server_error')],
		['another 404 page', answer(404, '<h1>Not found</h1>')],
		['a broken connection', new TypeError('Failed to fetch')],
	])('%s leaves the outcome unknown', async (_name, reaction) => {
		expect(await ask(reaction)).toEqual({ kind: 'unreachable', reason: 'lost' });
	});
});

test.each<[string, number, (port: CheckoutPort) => Promise<PlaceOutcome>]>([
	['an order', 60_000, (port) => port.place(aRequest(), KEY)],
	['a query', 15_000, (port) => port.query(KEY)],
])('%s times out after %d ms', async (_what, limit, send) => {
	const { port, simulation } = aPage('never');
	const sent = send(port);
	await simulation.run();
	expect(simulation.now).toBe(limit);
	expect(await sent).toEqual({ kind: 'unreachable', reason: 'timeout' });
});
