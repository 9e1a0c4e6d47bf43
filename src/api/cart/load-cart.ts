/** GET cart (spec section 7). */
import { isSuccess, readAnswer } from '../answer';
import { decodeCart } from '../decode/cart';
import { decodeFailure } from '../decode/failure';
import type { Environment } from '../environment';
import { fetchResponse, isResponse, type ApiFetch } from '../fetch';
import type { CartResult } from '../port';
import { CART_PATH } from '../request';
import { failed } from '../../domain/result';

/** A cart that takes longer counts as not answered. */
const LOAD_TIMEOUT = 15_000;

const readCartAnswer = async (response: unknown): Promise<CartResult> => {
	if (!isResponse(response)) {
		// Another middleware, as preloading, has made up the answer.
		return decodeCart(response);
	}
	const { status, body } = await readAnswer(response);
	// Nothing at all, and JSON that is no cart: cart_api_error. A page of HTML brings invalid_json as its body.
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
		return await readCartAnswer(await fetchResponse(apiFetch, options));
	} catch {
		const lost = aborter.signal.aborted ? 'timeout' : 'lost';
		return failed({ kind: 'connection', reason: isOnline() ? lost : 'offline' });
	} finally {
		cancelTimeout();
	}
};
