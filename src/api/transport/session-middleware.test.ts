import type { FetchOptions } from './fetch';
import { createSessionMiddleware } from './session-middleware';

const ROOT = 'https://shop.example/wp-json/';
const CART: FetchOptions = { path: '/wc/store/v1/cart', parse: false };

const answer = (userId: string | null, status = 200) =>
	new Response('{}', { status, headers: userId === null ? {} : { 'User-ID': userId } });

const batch = (userId: string) =>
	new Response(
		JSON.stringify({ responses: [{ status: 409, body: {}, headers: { 'User-ID': userId } }] }),
		{ status: 207 },
	);

const watch = (userId: number) => {
	const heard: string[] = [];
	const middleware = createSessionMiddleware({ userId, onEnd: () => heard.push('ended') }, ROOT);
	return {
		heard,
		hear: (response: Response, options = CART) =>
			middleware(options, () =>
				response.ok ? Promise.resolve(response) : Promise.reject(response),
			),
	};
};

test('a response to a guest notifies a logged-in user of the ended session, once', async () => {
	const { hear, heard } = watch(7);
	await hear(answer('7'));
	expect(heard).toEqual([]);
	await hear(answer('0', 403));
	await hear(answer('0'));
	expect(heard).toEqual(['ended']);
});

test('a batch is checked by its entries, and its body stays readable', async () => {
	const { hear, heard } = watch(7);
	const response = await hear(batch('0'));
	expect(heard).toEqual(['ended']);
	expect(response instanceof Response && (await response.json())).toMatchObject({
		responses: [{ status: 409 }],
	});
});

test.each([
	['a guest', 0, answer('0')],
	['a response without a user id', 7, answer(null)],
	['another account', 7, answer('8')],
	['a user id that is not a number', 7, answer('none')],
])('%s does not end the session', async (_, userId, response) => {
	const { hear, heard } = watch(userId);
	await hear(response);
	expect(heard).toEqual([]);
});

test('requests outside the Store API are ignored', async () => {
	const { hear, heard } = watch(7);
	await hear(answer('0'), { path: '/wp/v2/posts' });
	expect(heard).toEqual([]);
});
