/** What the shop knows of an attempt: answers of GET storefront-islands/v1/checkout-attempts/{key}. */
import type { PlaceOutcome } from '../../domain/checkout/order';
import { isSuccess, type Answer } from '../answer';
import { decodeOr, isRecord, number } from '../decode/json';
import { decodeOrder } from './decode-order';

const LOST: PlaceOutcome = { kind: 'unreachable', reason: 'lost' };
const RETRY_AFTER = 1000;

const anyNumber = decodeOr(number(0), 0);

/** An order whose answer cannot be read is there all the same. */
const finished = (answer: unknown, orderId: number | null): PlaceOutcome => {
	const order = isRecord(answer) ? decodeOrder(anyNumber(answer.status), answer.body) : null;
	return order ? { kind: 'ordered', answer: order } : { kind: 'uncertain', orderId };
};

export const attemptOutcome = ({ status, body, isJson }: Answer): PlaceOutcome => {
	if (!isJson || !isRecord(body)) {
		return LOST;
	}
	// The product's PHP is gone, and with it who could tell.
	if (status === 404 && body.code === 'rest_no_route') {
		return { kind: 'uncertain', orderId: null };
	}
	if (!isSuccess(status)) {
		return LOST;
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
			return finished(body.answer, orderId);
		default:
			return LOST;
	}
};
