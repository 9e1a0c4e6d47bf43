/**
 * Decodes responses of GET storefront-islands/v1/checkout-attempts/{key}: the outcome of a checkout attempt as the shop
 * knows it.
 */
import type { PlaceOutcome } from '../../domain/checkout/order';
import { isSuccess, type ApiResponse } from '../answer';
import { decodeOr, isRecord, number } from '../decode/json';
import { decodeOrder } from './decode-order';

const UNANSWERED: PlaceOutcome = { kind: 'unreachable', reason: 'lost' };
const RETRY_AFTER = 1000;

const anyNumber = decodeOr(number(0), 0);

/** Outcome of a finished attempt. The order exists even if its recorded response cannot be read. */
const finishedOutcome = (json: unknown, orderId: number | null): PlaceOutcome => {
	const order = isRecord(json) ? decodeOrder(anyNumber(json.status), json.body) : null;
	return order ? { kind: 'ordered', response: order } : { kind: 'uncertain', orderId };
};

export const attemptOutcome = ({ status, body, isJson }: ApiResponse): PlaceOutcome => {
	if (!isJson || !isRecord(body)) {
		return UNANSWERED;
	}
	// The plugin's PHP is gone, so the outcome cannot be determined.
	if (status === 404 && body.code === 'rest_no_route') {
		return { kind: 'uncertain', orderId: null };
	}
	if (!isSuccess(status)) {
		return UNANSWERED;
	}
	const orderId = anyNumber(body.order_id) || null;
	switch (body.status) {
		case 'unknown':
			return { kind: 'unknown' };
		case 'running':
			return { kind: 'running', retryAfter: RETRY_AFTER };
		case 'uncertain':
			return { kind: 'uncertain', orderId };
		case 'finished':
			return finishedOutcome(body.answer, orderId);
		default:
			return UNANSWERED;
	}
};
