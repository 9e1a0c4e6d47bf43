import type { CartResult, ConnectionState } from '../ports';
import type { CartIntent } from '../../domain/cart/intent';
import type { Network } from '../../../test/fakes/api-fetch';
import { aPage, requestsIn } from '../../../test/fakes/page';
import type { FakeShop } from '../../../test/fakes/shop';
import { aCart, anAdd, anItem } from '../../../test/fixtures/builders';

const add = (productId = 12, idempotencyKey = 'k1') => anAdd({ productId, idempotencyKey });

const set = (quantity: number, key = 'key-12'): CartIntent => ({
	type: 'set-quantity',
	key,
	quantity,
});

const UPDATE = { method: 'POST', path: '/wc/store/v1/cart/update-item' };

let keys = 0;
const aKey = () => `change-${String((keys += 1))}`;

const quantityIn = (result: CartResult | undefined): number | undefined =>
	result?.ok ? result.value.items[0]?.quantity : undefined;

/** Drops the responses to the first `count` batches; the shop processes the requests all the same. */
const losingAnswers =
	(count: number) =>
	(shop: FakeShop): Network => {
		let lost = 0;
		return (request) => {
			const answer = shop.handle(request);
			if (request.method === 'POST' && lost < count) {
				lost += 1;
				return Promise.reject(new TypeError('Failed to fetch'));
			}
			return Promise.resolve(answer);
		};
	};

const lost = { ok: false, failure: { kind: 'connection', reason: 'lost' } };
const unreachable = () => () => Promise.reject(new TypeError('lost'));

/** Sends changes at once, and returns their results. */
const resultsOf = async (
	{ port, simulation }: ReturnType<typeof aPage>,
	...intents: readonly CartIntent[]
): Promise<readonly CartResult[]> => {
	const results = Promise.all(intents.map((intent) => port.mutate(intent, aKey())));
	await simulation.run();
	return results;
};

describe('mutate', () => {
	it('resolves each change with its own cart', async () => {
		expect(await resultsOf(aPage(), add(12), add(13, 'k2'))).toMatchObject([
			{ ok: true, value: { itemsCount: 1 } },
			{ ok: true, value: { itemsCount: 2 } },
		]);
	});

	it('converts an error response to a failure with plain text, and the cart if it has one', async () => {
		const coupon: CartIntent = { type: 'apply-coupon', code: 'nope' };
		expect(await resultsOf(aPage(), coupon, set(2, 'gone'))).toMatchObject([
			{ ok: false, failure: { status: 400, message: 'Coupon "nope" does not exist!', cart: null } },
			{ ok: false, failure: { status: 409, cart: { items: [] } } },
		]);
	});

	it('succeeds when the item or coupon was already removed in another tab', async () => {
		const results = await resultsOf(
			aPage(),
			{ type: 'remove-item', key: 'gone' },
			{ type: 'remove-coupon', code: 'gone' },
		);
		expect(results).toMatchObject([
			{ ok: true, value: { items: [] } },
			{ ok: true, value: { coupons: [] } },
		]);
	});

	it('does not send a coupon that was removed before it was sent', async () => {
		const page = aPage();
		const results = await resultsOf(
			page,
			{ type: 'apply-coupon', code: 'save10' },
			{ type: 'remove-coupon', code: 'SAVE10' },
		);
		expect(page.shop.deeds.map(({ path }) => path)).toEqual(['cart/remove-coupon']);
		expect(results[1]?.ok).toBe(true);
	});

	it('combines twenty quick clicks into one request', async () => {
		const { port, shop, simulation } = aPage();
		const added = port.mutate(add(), aKey());
		await simulation.run();
		await added;
		const clicks: Promise<CartResult>[] = [];
		for (let quantity = 2; quantity <= 21; quantity += 1) {
			simulation.after(quantity * 80, () => clicks.push(port.mutate(set(quantity), aKey())));
		}
		await simulation.run();
		const results = await Promise.all(clicks);
		expect(results.map(quantityIn)).toEqual(Array.from({ length: 20 }, () => 21));
		expect(shop.requests.length - 1).toBeLessThanOrEqual(3);
		expect(shop.cartJson.items[0]?.quantity).toBe(21);
	});

	it('adds once when the response is lost twice', async () => {
		const page = aPage(losingAnswers(2));
		const { shop } = page;
		expect((await resultsOf(page, add())).map(quantityIn)).toEqual([1]);
		expect(shop.cartJson.items[0]?.quantity).toBe(1);
		expect(requestsIn(shop.requests[1])[0]?.headers).toMatchObject({ 'Idempotency-Key': 'k1' });
	});

	it("adds once when a proxy's error page replaces the first responses", async () => {
		let pages = 0;
		const { port, shop, simulation } = aPage((ofShop) => (request) => {
			const answer = ofShop.handle(request);
			if (request.method !== 'POST' || pages === 6) {
				return Promise.resolve(answer);
			}
			pages += 1;
			return Promise.resolve({ status: 502, headers: {}, body: '<h1>Bad Gateway</h1>' });
		});
		const states: ConnectionState['kind'][] = [];
		port.watchConnection(({ kind }) => states.push(kind));
		const result = port.mutate(add(), aKey());
		await simulation.run();
		expect(quantityIn(await result)).toBe(1);
		expect(shop.cartJson.items[0]?.quantity).toBe(1);
		expect(pages).toBe(6);
		expect(states).toEqual(['waiting', 'online']);
	});

	it('rejects a change that never gets a clear response after a while, with its outcome unknown', async () => {
		const closed = { status: 200, headers: {}, body: '<h1>Maintenance</h1>' };
		const page = aPage(
			(ofShop) => (request) =>
				Promise.resolve(request.method === 'POST' ? closed : ofShop.handle(request)),
		);
		expect(await resultsOf(page, set(2))).toEqual([lost]);
		expect(page.shop.deeds).toEqual([]);
		expect(page.simulation.now).toBeGreaterThan(60_000);
	});

	it('reads the cart when the response to an add is a replayed one', async () => {
		const { port, shop, simulation } = aPage(losingAnswers(1));
		const result = port.mutate(add(), aKey());
		// Another tab changes the cart before the addition is repeated.
		simulation.after(600, () => {
			const body = { key: 'key-12', quantity: 7 };
			shop.handle({ ...UPDATE, headers: { Nonce: shop.noncePair.nonce }, body });
		});
		await simulation.run();
		expect(quantityIn(await result)).toBe(7);
	});

	it('does not set a quantity again over that of another tab when its response was lost', async () => {
		const page = aPage(losingAnswers(1));
		page.shop.setCart(aCart({ items: [anItem({ id: 12 })] }));
		page.simulation.after(600, () => {
			const body = { key: 'key-12', quantity: 7 };
			page.shop.handle({ ...UPDATE, headers: { Nonce: page.shop.noncePair.nonce }, body });
		});
		const [result] = await resultsOf(page, set(3));
		expect(quantityIn(result)).toBe(7);
	});

	it('treats an error as success when it only shows that the lost request succeeded', async () => {
		const page = aPage(losingAnswers(1));
		expect(await resultsOf(page, { type: 'apply-coupon', code: 'save10' })).toMatchObject([
			{ ok: true, value: { coupons: [{ code: 'save10' }] } },
		]);
	});

	it('does not treat the cart of a replayed response as the newest', async () => {
		let batches = 0;
		let reads = 0;
		const page = aPage((shop, time) => async (request) => {
			if (request.method === 'GET') {
				const answer = shop.handle(request);
				reads += 1;
				await time.wait(reads * 100);
				return answer;
			}
			batches += 1;
			const [addition, coupon] = requestsIn(request);
			if (batches === 2 && addition) {
				// Refused for its nonce and sent alone, so that its old cart arrives after the coupon's response.
				const refused = { ...addition, headers: { ...addition.headers, Nonce: 'dead' } };
				return shop.handle({ ...request, body: { requests: [refused, coupon] } });
			}
			const answer = shop.handle(request);
			return batches === 1 ? Promise.reject(new TypeError('Failed to fetch')) : answer;
		});
		const withCoupon = { ok: true, value: { coupons: [{ code: 'save10' }] } };
		const results = resultsOf(page, add(), { type: 'apply-coupon', code: 'save10' });
		expect(await results).toMatchObject([withCoupon, withCoupon]);
	});

	it('still reports a real error', async () => {
		const page = aPage(losingAnswers(1));
		expect(await resultsOf(page, { type: 'apply-coupon', code: 'nope' })).toMatchObject([
			{ ok: false, failure: { status: 400 } },
		]);
	});

	it('does not repeat a request to an extension', async () => {
		const page = aPage(losingAnswers(1));
		const results = await resultsOf(page, { type: 'extension', namespace: 'gifts', data: {} });
		expect(results).toEqual([lost]);
		expect(page.shop.requests).toHaveLength(1);
	});

	it('treats 15 s without a response as lost', async () => {
		const states: ConnectionState[] = [];
		const { port, simulation } = aPage(() => (_request, { signal }) => {
			return new Promise((_, reject) => {
				signal?.addEventListener('abort', () => reject(new Error('aborted')));
			});
		});
		port.watchConnection((state) => states.push(state));
		void port.mutate(set(3), aKey());
		await simulation.run(15_299);
		const slow = { kind: 'waiting', reason: 'slow', waiting: 1 };
		expect(states).toEqual([slow]);
		await simulation.run(15_300);
		expect(states).toEqual([slow, { kind: 'waiting', reason: 'timeout', waiting: 1 }]);
	});
});

describe('the connection', () => {
	it('keeps changes while offline and sends them when online again', async () => {
		let isReachable = false;
		const { port, shop, environment, simulation } = aPage((fake) => (request) => {
			return isReachable ? Promise.resolve(fake.handle(request)) : Promise.reject(new TypeError());
		});
		const states: ConnectionState[] = [];
		port.watchConnection((state) => states.push(state));
		environment.setOnline(false);
		const result = port.mutate(add(), aKey());
		await simulation.run(500_000);
		expect(shop.requests).toHaveLength(0);
		isReachable = true;
		environment.setOnline(true);
		await simulation.run(500_001);
		expect((await result).ok).toBe(true);
		expect(states).toEqual([
			{ kind: 'waiting', reason: 'offline', waiting: 1 },
			{ kind: 'online' },
		]);
	});

	it('notifies a late subscriber of waiting changes', async () => {
		const { port, simulation } = aPage(unreachable);
		void port.mutate(set(3), aKey());
		await simulation.run(500);
		const late = jest.fn();
		port.watchConnection(late);
		expect(late).toHaveBeenCalledTimes(1);
	});

	it('retries immediately on request', async () => {
		const { port, shop, simulation } = aPage();
		void port.mutate(add(), aKey());
		port.retryNow();
		await simulation.run(0);
		expect(shop.requests).toHaveLength(1);
	});

	it('ends a slow batch before it is sent again, so that it does not arrive after newer changes', async () => {
		const signals: (AbortSignal | null | undefined)[] = [];
		const { port, simulation } = aPage(() => (_, { signal }) => {
			signals.push(signal);
			return new Promise<never>(() => undefined);
		});
		void port.mutate({ type: 'remove-item', key: 'key-12' }, aKey());
		await simulation.run(12_000);
		expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
		port.retryNow();
		await simulation.run(12_000);
		expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
	});

	it('sends waiting changes before the page is unloaded', async () => {
		const { port, shop, environment, simulation } = aPage();
		void port.mutate(add(), aKey());
		environment.leave();
		await simulation.run(0);
		expect(shop.requests).toHaveLength(1);
	});
});

describe('load', () => {
	it('reads the cart', async () => {
		const { port } = aPage();
		expect(await port.load()).toMatchObject({ ok: true, value: { items: [] } });
	});

	it.each([
		['nothing', '', 'cart_api_error', 'Unable to get cart data from the API.'],
		['null', null, 'cart_api_error', 'Unable to get cart data from the API.'],
		['an HTML page', '<h1>x</h1>', 'invalid_json', 'The response is not a valid JSON response.'],
	])('rejects a response of %s', async (_name, body, code, message) => {
		const { port } = aPage(() => () => Promise.resolve({ status: 200, headers: {}, body }));
		expect(await port.load()).toMatchObject({ ok: false, failure: { code, message } });
	});

	it('rejects with a connection failure when there is no response', async () => {
		const { port, environment } = aPage(unreachable);
		expect(await port.load()).toEqual(lost);
		environment.setOnline(false);
		expect(await port.load()).toMatchObject({ failure: { reason: 'offline' } });
	});

	it('is superseded by a change that was confirmed in the meantime', async () => {
		const { port, simulation } = aPage((shop, time) => async (request) => {
			const answer = shop.handle(request);
			// The read is processed first and its response arrives last.
			await time.wait(request.method === 'GET' ? 5000 : 10);
			return answer;
		});
		const read = port.load();
		const change = port.mutate(add(), aKey());
		await simulation.run();
		expect((await change).ok).toBe(true);
		expect(await read).toEqual({ ok: 'superseded' });
	});

	it('is superseded by a read that was sent later and arrived first', async () => {
		let reads = 0;
		const { port, simulation } = aPage((shop, time) => async (request) => {
			const answer = shop.handle(request);
			reads += 1;
			await time.wait(reads === 1 ? 5000 : 10);
			return answer;
		});
		const slow = port.load();
		const quick = port.load();
		await simulation.run();
		expect(await quick).toMatchObject({ ok: true });
		expect(await slow).toEqual({ ok: 'superseded' });
	});

	it('reads again when the change in the meantime returned no cart', async () => {
		const { port, apiFetch, shop, simulation } = aPage((fake, time) => async (request) => {
			const answer = fake.handle(request);
			await time.wait(request.method === 'GET' ? 1000 : 10);
			return answer;
		});
		const read = port.load();
		const path = '/wc/store/v1/cart/add-item';
		const foreign = apiFetch({ path, method: 'POST', data: { id: 12 } });
		await simulation.run();
		await foreign;
		expect(await read).toMatchObject({ ok: true, value: { itemsCount: 1 } });
		expect(shop.requests.filter(({ method }) => method === 'GET')).toHaveLength(2);
	});
});
