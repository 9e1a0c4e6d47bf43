/** How the shop refuses a nonce (spec section 7; recordings, batch and cart-errors). */
import { isRecord } from '../decode/json';

const STATUSES = [401, 403];
const CODES = ['woocommerce_rest_missing_nonce', 'woocommerce_rest_invalid_nonce'];

/** Whether a status can be such a refusal at all. */
export const mayBeRefusal = (status: number): boolean => STATUSES.includes(status);

/** Whether the nonce was refused; the shop has done nothing then. */
export const isNonceRefusal = (status: unknown, body: unknown): boolean =>
	STATUSES.includes(Number(status)) && isRecord(body) && CODES.includes(String(body.code));
