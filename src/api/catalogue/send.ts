/** Sends the catalogue's requests and decodes their results. */
import type { Failure } from '../../domain/failure';
import { failed, success, type Result } from '../../domain/result';
import { isSuccess, readResponse, type ApiResponse } from '../answer';
import { isRecord } from '../decode/json';
import { fetchResponse, isResponse, type ApiFetch } from '../fetch';
import { invalidJson } from '../texts';
import { catalogueFailure } from './failure';

export interface CatalogueRequest {
	/** Path from the REST root, including its query. */
	readonly path: string;
	/** JSON body of a POST; absent for a GET. */
	readonly data?: unknown;
	readonly signal?: AbortSignal | undefined;
}

export interface CatalogueConnection {
	/** The page's wp.apiFetch. */
	readonly apiFetch: ApiFetch;
	/** REST root with trailing slash; without pretty permalinks it ends in a query argument. */
	readonly root: string;
	readonly isOnline: () => boolean;
	readonly fetch: typeof window.fetch;
}

interface Received extends ApiResponse {
	readonly response: Response;
}

/** Sends a request. Rejects only with the abort of the request's own signal. */
export type Send = (request: CatalogueRequest) => Promise<Result<Received, Failure>>;

const restUrl = (root: string, path: string): string =>
	root + (root.includes('?') ? path.replace('?', '&') : path).replace(/^\//, '');

/**
 * True if WordPress refused the nonce. A cached page can contain an expired nonce, with which WordPress refuses even
 * public data; the request is then repeated without a nonce.
 */
const isNonceRefused = ({ status, body }: ApiResponse): boolean =>
	status === 403 && isRecord(body) && body.code === 'rest_cookie_invalid_nonce';

const read = async (response: Response): Promise<Received> => ({
	...(await readResponse(response)),
	response,
});

export const createSend = ({ apiFetch, root, isOnline, fetch }: CatalogueConnection): Send => {
	const request = async ({ path, data, signal }: CatalogueRequest): Promise<Received | null> => {
		const common = signal ? { signal } : {};
		const options =
			data === undefined ? { path, ...common } : { path, method: 'POST', data, ...common };
		const response = await fetchResponse(apiFetch, options);
		const received = isResponse(response) ? await read(response) : null;
		if (!received || !isNonceRefused(received)) {
			return received;
		}
		return read(
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
		if (!received.isJson) {
			return failed(
				isSuccess(received.status) ? invalidJson() : catalogueFailure(received.status, null),
			);
		}
		return isSuccess(received.status)
			? success(received)
			: failed(catalogueFailure(received.status, received.body));
	};
};
