import { aPage, requestsIn, REST_ROOT } from '../../../test/fakes/page';

const ADD = { path: '/wc/store/v1/cart/add-item', method: 'POST', data: { id: 12 } };

const answering = (status: number, body: unknown) => () => () =>
	Promise.resolve({ status, headers: {}, body });

describe('the batch middleware', () => {
	it('sends the requests of 300 ms as one batch, in order', async () => {
		const { apiFetch, shop, simulation } = aPage();
		const answers = [ADD, { ...ADD, data: { id: 13 } }].map((options) => apiFetch(options));
		await simulation.run(299);
		expect(shop.requests).toHaveLength(0);
		await simulation.run();
		expect(shop.requests).toHaveLength(1);
		expect(shop.requests[0]).toMatchObject({ method: 'POST', path: '/wc/store/v1/batch' });
		expect(requestsIn(shop.requests[0])).toEqual([
			{
				path: '/wc/store/v1/cart/add-item',
				method: 'POST',
				body: { id: 12 },
				headers: { Nonce: shop.noncePair.nonce },
				cache: 'no-store',
			},
			expect.objectContaining({ body: { id: 13 } }),
		]);
		await expect(answers[0]).resolves.toMatchObject({ items_count: 1 });
		await expect(answers[1]).resolves.toMatchObject({ items_count: 2 });
	});

	it("rejects only the failed entry's caller, with the entry's body", async () => {
		const { apiFetch, simulation } = aPage();
		const wrong = apiFetch({ ...ADD, data: { id: 999 } });
		const right = apiFetch(ADD);
		const outcome = expect(wrong).rejects.toMatchObject({
			code: 'woocommerce_rest_cart_invalid_product',
			data: { status: 400 },
		});
		await simulation.run();
		await outcome;
		await expect(right).resolves.toMatchObject({ items_count: 1 });
	});

	it('returns a Response when parse is false', async () => {
		const { apiFetch, simulation } = aPage();
		const answers = Promise.allSettled([
			apiFetch({ ...ADD, parse: false }),
			apiFetch({ ...ADD, data: { id: 999 }, parse: false }),
		]);
		await simulation.run();
		const [right, wrong] = await answers;
		expect(right).toMatchObject({ status: 'fulfilled', value: { status: 201 } });
		expect(wrong).toMatchObject({ status: 'rejected', reason: { status: 400 } });
	});

	it.each([
		['responses are missing', { nothing: true }],
		['an entry has no body', { responses: [{ status: 200, headers: {} }] }],
		['an entry has no headers', { responses: [{ status: 200, body: {} }] }],
		['entries are missing', { responses: [] }],
	])('rejects with "Response not valid" when %s', async (_name, body) => {
		const { apiFetch, simulation } = aPage(answering(207, body));
		const outcome = expect(apiFetch(ADD)).rejects.toMatchObject({ message: 'Response not valid' });
		await simulation.run();
		await outcome;
	});

	it('rejects every request with the error of a batch that fails as a whole', async () => {
		const body = { code: 'rest_invalid_param', message: 'Invalid parameter(s): requests' };
		const { apiFetch, simulation } = aPage(answering(400, body));
		const outcome = Promise.allSettled([apiFetch(ADD), apiFetch(ADD)]);
		await simulation.run();
		expect(await outcome).toMatchObject([{ reason: body }, { reason: body }]);
	});

	it('rejects a request without an idempotency key as api-fetch does when there is no response', async () => {
		const { apiFetch, simulation } = aPage(() => () => Promise.reject(new TypeError('lost')));
		const outcome = expect(apiFetch(ADD)).rejects.toMatchObject({ code: 'fetch_error' });
		await simulation.run();
		await outcome;
	});

	it('repeats a request that has an idempotency key', async () => {
		let losses = 2;
		const { apiFetch, shop, simulation } = aPage((fake) => (request) => {
			const answer = fake.handle(request);
			losses -= 1;
			return losses >= 0 ? Promise.reject(new TypeError('lost')) : Promise.resolve(answer);
		});
		const answer = apiFetch({ ...ADD, headers: { 'Idempotency-Key': 'mine' } });
		await simulation.run();
		await expect(answer).resolves.toMatchObject({ items_count: 1 });
		expect(shop.requests).toHaveLength(3);
		expect(shop.deeds).toHaveLength(1);
	});

	it.each([
		['a read', { path: '/wc/store/v1/cart' }],
		['the checkout', { path: '/wc/store/v1/checkout', method: 'POST', data: {} }],
		['the checkout of an order', { path: '/wc/store/v1/checkout/7?key=x', method: 'POST' }],
		['a batch', { path: '/wc/store/v1/batch', method: 'POST', data: { requests: [] } }],
		['a call that can be aborted', { ...ADD, signal: new AbortController().signal }],
		['another API', { path: '/wp/v2/posts', method: 'POST' }],
	])('does not batch %s', async (_name, options) => {
		const { apiFetch, shop } = aPage();
		await apiFetch(options).catch(() => undefined);
		expect(shop.requests.map(({ path }) => path)).toEqual([options.path]);
	});

	it('accepts JSON strings as data, and absolute URLs', async () => {
		const { apiFetch, shop, simulation } = aPage();
		const answer = apiFetch({
			url: `${REST_ROOT}wc/store/v1/cart/add-item`,
			method: 'post',
			body: '{"id":12}',
			headers: { 'Content-Type': 'application/json', 'X-Other': '1' },
		});
		await simulation.run();
		await expect(answer).resolves.toMatchObject({ items_count: 1 });
		expect(requestsIn(shop.requests[0])[0]).toMatchObject({
			path: '/wc/store/v1/cart/add-item',
			body: { id: 12 },
			headers: { 'X-Other': '1' },
		});
		expect(requestsIn(shop.requests[0])[0]?.headers).not.toHaveProperty('Content-Type');
	});
});
