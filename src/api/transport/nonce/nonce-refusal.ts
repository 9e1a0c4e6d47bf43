/** Recognises refusals of a nonce (docs/behaviour.md#nonce; recordings, batch and cart-errors). */
import { isRecord } from '../../../domain/support/unknown';
import { readResponse } from '../fetch';

const STATUSES: readonly unknown[] = [401, 403];
const CODES: readonly unknown[] = [
	'woocommerce_rest_missing_nonce',
	'woocommerce_rest_invalid_nonce',
];

/** True if the nonce was refused; the shop has not carried out the request then. */
export const isNonceRefusal = (status: unknown, body: unknown): boolean =>
	STATUSES.includes(status) && isRecord(body) && CODES.includes(body.code);

/** True if the shop has refused the nonce of a single request. The response can still be read afterwards. */
export const isRefused = async (response: Response): Promise<boolean> => {
	if (!STATUSES.includes(response.status)) {
		return false;
	}
	const { status, body } = await readResponse(response.clone());
	return isNonceRefusal(status, body);
};
