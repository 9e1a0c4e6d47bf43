/**
 * Rotates the nonce (docs/behaviour.md#nonce): every call that changes something carries the newest nonce, the headers
 * of every response are read, and a request refused for its nonce is sent once more with the nonce of the refusal.
 */
import { resendRefused } from './heal-batch';
import { isNonceRefusal, mayBeRefusal } from './refusal';
import { isBatch, isCheckout, isRead, storePath } from './store-path';
import { settleLikeApiFetch, isSuccess, readResponse } from '../answer';
import { isRecord } from '../decode/json';
import { fetchResponse, isResponse, type FetchOptions, type Middleware, type Next } from '../fetch';
import { nonceOfHeaders, type NoncePair, type NonceStore } from '../nonce-store';

/** Adds the nonce to each request of a batch, since the shop checks them one by one. */
const signRequests = (data: unknown, nonce: string): unknown => {
	if (!isRecord(data) || !Array.isArray(data.requests)) {
		return data;
	}
	const requests = data.requests.map((request: unknown) =>
		isRecord(request)
			? {
					...request,
					headers: { ...(isRecord(request.headers) && request.headers), Nonce: nonce },
				}
			: request,
	);
	return { ...data, requests };
};

const sign = (options: FetchOptions, path: string, nonce: string): FetchOptions => ({
	...options,
	headers: { ...options.headers, Nonce: nonce },
	...(isBatch(path) && { data: signRequests(options.data, nonce) }),
});

const isRefused = async (response: Response): Promise<boolean> => {
	if (!mayBeRefusal(response.status)) {
		return false;
	}
	const { status, body } = await readResponse(response.clone());
	return isNonceRefusal(status, body);
};

/**
 * Creates the middleware.
 *
 * @param root REST root. Calls to other URLs pass unchanged.
 */
export const createNonceMiddleware = (nonces: NonceStore, root: string): Middleware => {
	const fetchRotating = async (next: Next, options: FetchOptions): Promise<unknown> => {
		const response = await fetchResponse(next, options);
		if (isResponse(response)) {
			nonces.offer(nonceOfHeaders(response.headers));
		}
		return response;
	};

	const fetchSigned = async (next: Next, options: FetchOptions, path: string): Promise<unknown> => {
		const nonce = nonces.current();
		const resend = (again: FetchOptions, fresh: NoncePair): Promise<unknown> => {
			nonces.replace(nonce, fresh);
			return fetchRotating(next, sign(again, path, fresh.nonce));
		};
		const response = await fetchRotating(next, sign(options, path, nonce));
		if (!isResponse(response)) {
			return response;
		}
		if (isBatch(path) && response.status === 207) {
			return resendRefused(response, options, resend);
		}
		const fresh = nonceOfHeaders(response.headers);
		return fresh && (await isRefused(response)) ? resend(options, fresh) : response;
	};

	return async (options, next) => {
		const path = storePath(options, root);
		if (path === null) {
			return next(options);
		}
		const needsNonce = !isRead(options) || isCheckout(path);
		const response = await (needsNonce
			? fetchSigned(next, options, path)
			: fetchRotating(next, options));
		if (!isResponse(response)) {
			return response;
		}
		if (options.parse === false) {
			return isSuccess(response.status) ? response : Promise.reject(response);
		}
		return settleLikeApiFetch(await readResponse(response), options);
	};
};
