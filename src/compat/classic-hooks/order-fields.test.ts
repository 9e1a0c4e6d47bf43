import type { FetchOptions } from '../../api/transport/fetch';
import { nameForm, sendFields } from './order-fields';

const PATH = '/wc/store/v1/checkout';

/** Sends requests through the middleware; returns the data that leave. */
const sender = () => {
	let written = 'day=Monday';
	const middleware = sendFields(() => written, jest.fn());
	return {
		write: (fields: string) => {
			written = fields;
		},
		send: async (options: FetchOptions): Promise<unknown> => {
			let sent: unknown;
			await middleware(options, (passed) => {
				sent = passed.data;
				return Promise.resolve();
			});
			return sent;
		},
	};
};

const order = (key: string): FetchOptions => ({
	path: `${PATH}?_locale=site`,
	method: 'POST',
	data: { customer_note: 'x' },
	headers: { 'Idempotency-Key': key },
});

test('an order brings the fields', async () => {
	expect(await sender().send(order('a'))).toEqual({
		customer_note: 'x',
		storefront_islands_fields: 'day=Monday',
	});
});

test('an order that is sent again has the same body, the next one has what is written then', async () => {
	const { send, write } = sender();
	const first = await send(order('a'));
	write('day=Tuesday');
	expect(await send(order('a'))).toEqual(first);
	expect(await send(order('b'))).toMatchObject({ storefront_islands_fields: 'day=Tuesday' });
});

test('the answer is told, also a refusal, and passed on', async () => {
	const told = jest.fn();
	const middleware = sendFields(() => '', told);
	/** As a Response, which the tests' DOM does not have. */
	const answered = (body: unknown) => {
		const response = {
			status: 200,
			headers: {},
			text: () => Promise.resolve(''),
			json: () => Promise.resolve(body),
			clone: () => ({ ...response }),
		};
		return response;
	};
	const [taken, refused] = [answered({ id: 1 }), answered({ id: 2 })];
	expect(await middleware(order('a'), () => Promise.resolve(taken))).toBe(taken);
	await expect(middleware(order('b'), () => Promise.reject(refused))).rejects.toBe(refused);
	const parsed = middleware(order('c'), () => Promise.reject({ id: 3 }));
	await expect(parsed).rejects.toEqual({ id: 3 });
	expect(told.mock.calls).toEqual(expect.arrayContaining([[{ id: 1 }], [{ id: 2 }], [{ id: 3 }]]));
});

test('other requests are left alone', async () => {
	const { send } = sender();
	expect(await send({ path: PATH, method: 'PUT', data: { a: 1 } })).toEqual({ a: 1 });
	expect(await send({ path: '/wc/store/v1/batch', method: 'POST', data: { a: 1 } })).toEqual({
		a: 1,
	});
	expect(await send({ path: `${PATH}/12`, method: 'POST', data: { a: 1 } })).toEqual({ a: 1 });
});

test('requests to the Store API are named as those of the form, in batches too', async () => {
	const next = jest.fn(() => Promise.resolve());
	await nameForm({ path: '/wc/store/v1/batch', headers: { Nonce: 'n' } }, next);
	expect(next).toHaveBeenLastCalledWith({
		path: '/wc/store/v1/batch',
		headers: { Nonce: 'n', 'Storefront-Form': '1' },
	});
	await nameForm({ path: '/storefront-islands/v1/classic-hooks' }, next);
	expect(next).toHaveBeenLastCalledWith({ path: '/storefront-islands/v1/classic-hooks' });
});
