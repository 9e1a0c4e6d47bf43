/**
 * Rotates the nonce (docs/behaviour.md#nonce): every call that changes something carries the newest nonce, the headers
 * of every response are read, and a request refused for its nonce is sent once more with the nonce of the refusal.
 */
import { fetchResponse, isResponse, isSuccess, readResponse, settleLikeApiFetch } from '../fetch';
import type { FetchOptions, Middleware, Next } from '../fetch';
import { resendRefused, signRequests } from './nonce-batch';
import { isRefused } from './nonce-refusal';
import { nonceOfHeaders } from './nonce-store';
import type { NoncePair, NonceStore } from './nonce-store';
import { isBatch, isCheckout, isRead, storePath } from '../request';

const sign = (options: FetchOptions, path: string, nonce: string): FetchOptions => ({
	...options,
	headers: { ...options.headers, Nonce: nonce },
	...(isBatch(path) && { data: signRequests(options.data, nonce) }),
});

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
