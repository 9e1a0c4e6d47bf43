/** CartPort (src/api/ports.ts) over api-fetch and the page's mutation queue. */
import type { CartData } from '../../domain/cart/data';
import { intentSubject } from '../../domain/cart/intent';
import type { CartIntent } from '../../domain/cart/intent';
import { isSatisfied } from '../../domain/cart/project';
import { failed, success } from '../../domain/support/result';
import { keyedRequestFor } from './requests';
import { decodeCart } from '../decode/cart';
import { isRecord } from '../../domain/support/unknown';
import { decodeFailure } from '../decode/failure';
import type { CartResult, CartPort } from '../ports';
import type { Environment } from '../transport/environment';
import { isSuccess, readResponse, fetchResponse, isResponse } from '../transport/fetch';
import type { ApiFetch } from '../transport/fetch';
import type { MutationQueue } from '../transport/queue/queue';
import { MAX_FAILURES, pauseAfter } from '../transport/queue/queue-state';
import type { RequestOutcome } from '../transport/queue/queue-state';
import { CART_PATH } from '../transport/request';

/** Timeout for reading the cart, in milliseconds. */
const LOAD_TIMEOUT = 15_000;

const readCartResponse = async (response: unknown): Promise<CartResult> => {
	if (!isResponse(response)) {
		// Another middleware, such as preloading, provided the result.
		return decodeCart(response);
	}
	const { status, body } = await readResponse(response);
	// An empty body or JSON that is not a cart becomes cart_api_error. For an HTML page the body is the invalid_json
	// error.
	const isCart =
		isSuccess(status) && !(body !== null && typeof body === 'object' && 'code' in body);
	return isCart ? decodeCart(body) : failed(decodeFailure(status, body));
};

/** Reads the cart once, with GET cart (docs/behaviour.md#cart-endpoints). Never rejects. */
const loadCart = async (
	apiFetch: ApiFetch,
	{ after, isOnline }: Environment,
): Promise<CartResult> => {
	const aborter = new AbortController();
	const cancelTimeout = after(LOAD_TIMEOUT, () => aborter.abort());
	try {
		const options = { path: CART_PATH, method: 'GET', signal: aborter.signal } as const;
		return await readCartResponse(await fetchResponse(apiFetch, options));
	} catch {
		const failureReason = aborter.signal.aborted ? 'timeout' : 'lost';
		return failed({ kind: 'connection', reason: isOnline() ? failureReason : 'offline' });
	} finally {
		cancelTimeout();
	}
};

/**
 * Treats a refusal as a success if its cart shows that the intended state is already reached: for example removed in
 * another tab, or added and removed before it was sent.
 */
const acceptIfSatisfied = (intent: CartIntent, result: CartResult): CartResult => {
	const cart = !result.ok && result.failure.kind === 'api' ? result.failure.cart : null;
	return cart && isSatisfied(intent, cart) ? success(cart) : result;
};

/** Maximum number of reads when a read overlaps with a batch. */
const MAX_READS = 3;

/**
 * True if the change may be sent twice. The effect of an extension's change is unknown; all others set a value or carry
 * an idempotency key.
 */
const isRepeatable = (intent: CartIntent): boolean => intent.type !== 'extension';

export const createCartPort = (
	apiFetch: ApiFetch,
	queue: MutationQueue,
	environment: Environment,
): CartPort => {
	/** Newest cart received, and the number of carts received with changes. */
	let newest: CartData | null = null;
	let carts = 0;
	/** Number of reads sent, and the number of the latest one that returned a cart. */
	let reads = 0;
	let newestRead = 0;

	const trackNewest = (result: CartResult): CartResult => {
		const cart = result.ok ? result.value : result.failure.kind === 'api' && result.failure.cart;
		if (cart) {
			newest = cart;
			carts += 1;
		}
		return result;
	};

	const resultOf = (outcome: RequestOutcome): CartResult => {
		if (outcome.kind === 'unanswered') {
			const reason = environment.isOnline() ? outcome.reason : 'offline';
			return failed({ kind: 'connection', reason });
		}
		const { status, body } = outcome.response;
		if (!isSuccess(status)) {
			return failed(decodeFailure(status, body));
		}
		// PUT checkout returns the checkout, with the cart in it.
		return decodeCart(isRecord(body) ? (body.__experimentalCart ?? body) : body);
	};

	const load: CartPort['load'] = async () => {
		const cartsBefore = carts;
		for (let tries = 1; ; tries += 1) {
			const before = queue.progress();
			reads += 1;
			const read = reads;
			const result = await loadCart(apiFetch, environment);
			const overlapped = before.busy || queue.progress().batches !== before.batches;
			if (carts !== cartsBefore || read < newestRead) {
				return { ok: 'superseded' };
			}
			// An overlapping change that returned no cart to this port, such as one of another plugin, gives nothing
			// newer: read again.
			if (!overlapped || tries === MAX_READS) {
				if (result.ok) {
					newest = result.value;
					newestRead = read;
				}
				return result;
			}
		}
	};

	/** Reads the current cart, repeatedly until the shop responds; null after MAX_FAILURES failed reads. */
	const loadWithRetries = async (): Promise<CartData | null> => {
		for (let failures = 1; failures <= MAX_FAILURES; failures += 1) {
			const read = await load();
			if (read.ok) {
				return read.ok === 'superseded' ? newest : read.value;
			}
			const pause = pauseAfter(failures, environment.random());
			await new Promise<void>((resolve) => environment.after(pause, resolve));
		}
		return null;
	};

	/**
	 * Confirms the result of a repeated request with a fresh cart: its response may be the replayed first response, or
	 * an error because the first request was carried out.
	 */
	const confirm = async (intent: CartIntent, result: CartResult): Promise<CartResult> => {
		const cart = await loadWithRetries();
		if (cart === null) {
			return result.ok ? result : failed({ kind: 'connection', reason: 'lost' });
		}
		if (result.ok || isSatisfied(intent, cart)) {
			return success(cart);
		}
		return result.failure.kind === 'api' ? failed({ ...result.failure, cart }) : result;
	};

	return {
		load,
		mutate: async (intent, key) => {
			const { outcome, repeated } = await queue.enqueue(
				keyedRequestFor(intent, key),
				intentSubject(intent),
				isRepeatable(intent),
			);
			const result = resultOf(outcome);
			const isUncertain =
				repeated && outcome.kind === 'answer' && (!result.ok || intent.type === 'add-item');
			// The cart of a replayed response is as old as the first response, so it is not remembered as the newest.
			return isUncertain ? confirm(intent, result) : acceptIfSatisfied(intent, trackNewest(result));
		},
		watchConnection: (listener) => queue.watchConnection(listener),
		retryNow: () => queue.retryNow(),
		precede: (requests) => queue.precede(requests),
	};
};
