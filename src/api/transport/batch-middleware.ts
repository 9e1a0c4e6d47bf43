/**
 * Batches the calls of all users of api-fetch (docs/behaviour.md#batching): Store API calls that change something join
 * the queue of this page. Calls that a batch cannot carry pass unchanged: reads, the checkout, forms and files, calls
 * that can be aborted.
 */
import { offlineError } from '../decode/messages';
import { settleLikeApiFetch } from './fetch';
import type { FetchOptions, Middleware } from './fetch';
import type { MutationQueue } from './queue/queue';
import { isBatch, isCheckout, isRead, storePath } from './request';
import type { StoreRequest } from './request';

const METHODS: readonly StoreRequest['method'][] = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Headers that describe a separate body, which a request in a batch does not have. */
const ENVELOPE_HEADERS = ['content-type', 'accept'];

/** Body as JSON; undefined if it is something else. */
const jsonBody = ({ data, body }: FetchOptions): unknown => {
	if (data !== undefined && data !== null) {
		return data;
	}
	if (body === undefined || body === null) {
		return {};
	}
	try {
		return typeof body === 'string' ? JSON.parse(body) : undefined;
	} catch {
		return undefined;
	}
};

const toRequest = (options: FetchOptions, root: string): StoreRequest | null => {
	const path = storePath(options, root);
	if (path === null || isRead(options) || isBatch(path) || isCheckout(path) || options.signal) {
		return null;
	}
	const method = METHODS.find((known) => known === options.method?.toUpperCase());
	const body = jsonBody(options);
	if (method === undefined || body === undefined) {
		return null;
	}
	const headers = Object.entries(options.headers ?? {}).filter(
		([name]) => !ENVELOPE_HEADERS.includes(name.toLowerCase()),
	);
	return { method, path, body, headers: Object.fromEntries(headers) };
};

/**
 * True if the request has its own idempotency key: only then can it be repeated safely, since its effect is not known
 * here.
 */
const hasKey = ({ headers }: StoreRequest): boolean =>
	Object.keys(headers).some((name) => name.toLowerCase() === 'idempotency-key');

export const createBatchMiddleware =
	(queue: MutationQueue, root: string): Middleware =>
	async (options, next) => {
		const request = toRequest(options, root);
		if (request === null) {
			return next(options);
		}
		const { outcome } = await queue.enqueue(request, null, hasKey(request));
		if (outcome.kind === 'unanswered') {
			throw offlineError();
		}
		return settleLikeApiFetch(outcome.response, options);
	};
