/** Recognises refusals of a nonce (docs/behaviour.md#nonce; recordings, batch and cart-errors). */
import { isRecord } from '../decode/json';

const STATUSES = [401, 403];
const CODES = ['woocommerce_rest_missing_nonce', 'woocommerce_rest_invalid_nonce'];

/** True if a response with this status can be a refusal. */
export const mayBeRefusal = (status: number): boolean => STATUSES.includes(status);

/** True if the nonce was refused; the shop has not carried out the request then. */
export const isNonceRefusal = (status: unknown, body: unknown): boolean =>
	STATUSES.includes(Number(status)) && isRecord(body) && CODES.includes(String(body.code));
