/** Fake api-fetch with real middlewares and a network that the test provides. */
import type { ApiFetch, FetchOptions, Middleware, Next } from '../../src/api/transport/fetch';
import type { ShopResponse, ShopRequest } from './shop';

/** Resolves with the response of the shop; rejects if there is no response. */
export type Network = (request: ShopRequest, options: FetchOptions) => Promise<ShopResponse>;

const toRequest = ({ method, path, url, headers, data, body }: FetchOptions): ShopRequest => ({
	method: method ?? 'GET',
	// Fake shops speak one language.
	path: (path ?? url ?? '').replace(/[?&]_locale=site$/, ''),
	headers: headers ?? {},
	// Copy of the sent data, as the server receives it.
	body: JSON.parse(typeof body === 'string' ? body : JSON.stringify(data ?? null)),
});

const toResponse = ({ status, headers, body }: ShopResponse, fields?: string[]): Response =>
	new Response(typeof body === 'string' ? body : JSON.stringify(body, fields), { status, headers });

const parsed = async (response: Response): Promise<unknown> => {
	try {
		return await response.json();
	} catch {
		throw { code: 'invalid_json', message: 'The response is not a valid JSON response.' };
	}
};

/**
 * Ends like api-fetch 6.49: a Response or JSON, as a value or as a rejection. With `fields`, responses keep only the
 * fields of these names, at every depth, for tests that need many responses quickly.
 */
export const createFakeApiFetch = (network: Network, fields?: string[]): ApiFetch => {
	const middlewares: Middleware[] = [];
	const fetchNow: Next = async (options) => {
		const response = toResponse(
			await network(toRequest(options), options).catch(() => {
				throw { code: 'fetch_error', message: 'You are probably offline.' };
			}),
			fields,
		);
		const value = options.parse === false ? response : await parsed(response);
		if (response.ok) {
			return value;
		}
		throw value;
	};
	const apiFetch = (options: FetchOptions): Promise<unknown> =>
		middlewares.reduceRight<Next>(
			(next, middleware) => (working) => middleware(working, next),
			fetchNow,
		)(options);
	return Object.assign(apiFetch, {
		use: (middleware: Middleware) => {
			middlewares.unshift(middleware);
		},
	});
};
