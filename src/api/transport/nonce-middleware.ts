/** Recognises refusals of a nonce (docs/behaviour.md#nonce; recordings, batch and cart-errors). */
import { isRecord } from '../decode/json';
import { entriesOf, headerOf } from './batch-entries';
import {
	parseJson,
	readResponse,
	isResponse,
	settleLikeApiFetch,
	isSuccess,
	fetchResponse,
} from './fetch';
import type { FetchOptions, Middleware, Next } from './fetch';
import { readNoncePair, nonceOfHeaders } from './nonce-store';
import type { NoncePair, NonceStore } from './nonce-store';
import { isBatch, isCheckout, isRead, storePath } from './request';

const STATUSES: readonly unknown[] = [401, 403];
const CODES: readonly unknown[] = [
	'woocommerce_rest_missing_nonce',
	'woocommerce_rest_invalid_nonce',
];

/** True if a response with this status can be a refusal. */
const mayBeRefusal = (status: number): boolean => STATUSES.includes(status);

/** True if the nonce was refused; the shop has not carried out the request then. */
const isNonceRefusal = (status: unknown, body: unknown): boolean =>
	STATUSES.includes(status) && isRecord(body) && CODES.includes(body.code);

// Handles a batch response (207) in which some requests were refused for their nonce: only those are sent again, in
// their order, and their responses replace the refusals.

/** Marks an entry of the merged response that was processed later than the others. */
export const HANDLED_LATER = 'storefrontHandledLater';
/** Marks an entry of the merged response that was sent again and got no response. */
export const UNANSWERED = 'storefrontUnanswered';

type Resend = (options: FetchOptions, pair: NoncePair) => Promise<unknown>;

const requestsOf = ({ data }: FetchOptions): readonly unknown[] =>
	isRecord(data) && Array.isArray(data.requests) ? data.requests : [];

const isEntryRefused = (entry: unknown): boolean =>
	isRecord(entry) && isNonceRefusal(entry.status, entry.body);

const pairOfEntry = (entry: unknown): NoncePair | null =>
	readNoncePair(headerOf(entry, 'nonce'), headerOf(entry, 'nonce-timestamp'));

/** Entries of the second sending, one for each of its requests. */
const resendEntries = async (
	count: number,
	send: () => Promise<unknown>,
): Promise<readonly unknown[]> => {
	const unanswered = Array.from({ length: count }, () => ({ [UNANSWERED]: true }));
	try {
		const response = await send();
		if (!isResponse(response)) {
			return unanswered;
		}
		const { status, body, headers, isJson } = await readResponse(response);
		if (status !== 207 || !isJson) {
			// The second batch failed as a whole: its response applies to each of its requests.
			return unanswered.map(() => ({ status, body, headers }));
		}
		const entries = entriesOf(body);
		return unanswered.map((_, index) => {
			const entry = entries[index];
			return isRecord(entry) ? { ...entry, [HANDLED_LATER]: true } : null;
		});
	} catch {
		return unanswered;
	}
};

/** Returns the response itself if no entry was refused. */
const resendRefused = async (
	response: Response,
	options: FetchOptions,
	resend: Resend,
): Promise<Response> => {
	const text = await response.clone().text();
	// Each entry holds a whole cart, so a response without a refusal is not parsed a second time.
	const entries = text.includes('_nonce"') ? entriesOf(parseJson(text).body) : [];
	const requests = requestsOf(options);
	const refused = entries.flatMap((entry, position) =>
		isEntryRefused(entry) && position < requests.length ? [position] : [],
	);
	const pair = pairOfEntry(entries[refused[0] ?? -1]);
	if (pair === null) {
		return response;
	}
	const data = { requests: refused.map((position) => requests[position]) };
	const resent = await resendEntries(refused.length, () => resend({ ...options, data }, pair));
	const responses = entries.map((entry, position) => {
		const index = refused.indexOf(position);
		return index < 0 ? entry : resent[index];
	});
	return new Response(JSON.stringify({ responses }), {
		status: response.status,
		headers: response.headers,
	});
};

// Rotates the nonce (docs/behaviour.md#nonce): every call that changes something carries the newest nonce, the headers
// of every response are read, and a request refused for its nonce is sent once more with the nonce of the refusal.

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
