/** GET cart (docs/behaviour.md#cart-endpoints). */
import { isSuccess, readResponse } from '../answer';
import { decodeCart } from '../decode/cart';
import { decodeFailure } from '../decode/failure';
import type { Environment } from '../environment';
import { fetchResponse, isResponse, type ApiFetch } from '../fetch';
import type { CartResult } from '../port';
import { CART_PATH } from '../request';
import { failed } from '../../domain/result';

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

/** Reads the cart once. Never rejects. */
export const loadCart = async (
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
