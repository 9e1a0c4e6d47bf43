/** CataloguePort (src/api/ports.ts) over api-fetch: sends the catalogue's requests and decodes their responses. */
import type { Failure } from '../../domain/failure/failure';
import { failed, success } from '../../domain/support/result';
import type { Result } from '../../domain/support/result';
import { isRecord, readRecord, readText } from '../../domain/support/unknown';
import { genericMessage, invalidJson } from '../decode/messages';
import type { CataloguePort } from '../ports';
import { isSuccess, readResponse, fetchResponse, isResponse } from '../transport/fetch';
import type { ApiResponse, ApiFetch } from '../transport/fetch';
import { inSiteLanguage } from '../transport/request';

/**
 * Decodes an error response without the parts that only carts have: decoding a cart would be half of the code that a
 * catalogue page may load. The message is as the shop sent it and `data` is the whole error, both for other scripts;
 * shoppers see the islands' own messages.
 */
const catalogueFailure = (status: number, body: unknown): Failure => {
	const { code, message } = readRecord(body);
	return {
		kind: 'api',
		status,
		code: readText(code, 'unknown_error'),
		message: readText(message) || genericMessage(),
		params: [],
		cart: null,
		data: body,
	};
};

export interface CatalogueRequest {
	/** Path from the REST root, including its query. */
	readonly path: string;
	/** JSON body of a POST; absent for a GET. */
	readonly data?: unknown;
	readonly signal?: AbortSignal | undefined;
}

interface CatalogueConnection {
	/** The page's wp.apiFetch. */
	readonly apiFetch: ApiFetch;
	/** REST root with trailing slash; without pretty permalinks it ends in a query argument. */
	readonly root: string;
	readonly isOnline: () => boolean;
	readonly fetch: typeof window.fetch;
}

/** Sends a request. Rejects only with the abort of the request's own signal. */
export type Send = (request: CatalogueRequest) => Promise<Result<ApiResponse, Failure>>;

const restUrl = (root: string, path: string): string =>
	root + (root.includes('?') ? path.replace('?', '&') : path).replace(/^\//, '');

/**
 * True if WordPress refused the nonce. A cached page can contain an expired nonce, with which WordPress refuses even
 * public data; the request is then repeated without a nonce.
 */
const isNonceRefused = ({ status, body }: ApiResponse): boolean =>
	status === 403 && readRecord(body).code === 'rest_cookie_invalid_nonce';

const createSend = ({ apiFetch, root, isOnline, fetch }: CatalogueConnection): Send => {
	const request = async ({ path, data, signal }: CatalogueRequest): Promise<ApiResponse | null> => {
		const common = signal ? { signal } : {};
		const options = { path: inSiteLanguage(path), ...common };
		const response = await fetchResponse(
			apiFetch,
			data === undefined ? options : { ...options, method: 'POST', data },
		);
		const received = isResponse(response) ? await readResponse(response) : null;
		if (!received || !isNonceRefused(received)) {
			return received;
		}
		return readResponse(
			await fetch(restUrl(root, path), {
				...common,
				...(data !== undefined && {
					method: 'POST',
					body: JSON.stringify(data),
					headers: { 'Content-Type': 'application/json' },
				}),
			}),
		);
	};

	return async (options) => {
		const received = await request(options).catch((error: unknown) => {
			if (options.signal?.aborted) {
				throw error;
			}
			return null;
		});
		if (!received) {
			return failed({ kind: 'connection', reason: isOnline() ? 'lost' : 'offline' });
		}
		const { status, body, isJson } = received;
		if (!isSuccess(status)) {
			return failed(catalogueFailure(status, isJson ? body : null));
		}
		return isJson ? success(received) : failed(invalidJson());
	};
};

export const createCataloguePort = (connection: CatalogueConnection): CataloguePort => {
	const send = createSend(connection);
	return {
		collection: async (path, signal) => {
			const result = await send({ path, signal });
			return result.ok
				? success({ items: result.value.body, headers: new Headers(result.value.headers) })
				: result;
		},

		routes: async (namespace) => {
			const result = await send({ path: namespace });
			if (!result.ok) {
				return result;
			}
			const { routes } = readRecord(result.value.body);
			return isRecord(routes) ? success(Object.keys(routes)) : failed(invalidJson());
		},

		refreshLoop: async (namespace, request, signal) => {
			const path = `/${namespace}/refresh-loop`;
			const result = await send({ path, data: request, signal });
			if (!result.ok) {
				return result;
			}
			const { body, headers } = result.value;
			const { data, total, collection_data: items } = readRecord(body);
			return typeof data === 'string'
				? success({
						markup: data,
						total: typeof total === 'number' ? total : null,
						collectionData: isRecord(items)
							? success({ items, headers: new Headers(headers) })
							: undefined,
					})
				: failed(invalidJson());
		},
	};
};
