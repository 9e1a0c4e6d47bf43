/** Maps a response to POST checkout to its outcome. */
import type { PlaceOutcome } from '../../domain/checkout/order';
import type { ApiResponse } from '../answer';
import { decodeFailure } from '../decode/failure';
import { decodeOr, isRecord, number } from '../decode/json';
import { decodeOrder } from './decode-order';

/** The outcome of the order is unknown in the browser: the shop has to be queried. */
const UNANSWERED: PlaceOutcome = { kind: 'unreachable', reason: 'lost' };

/** Milliseconds to wait: default if a response has no Retry-After, and maximum. */
const DEFAULT_RETRY_WAIT = 1000;
const MAX_RETRY_WAIT = 30_000;

const anyNumber = decodeOr(number(0), 0);

const idOf = (data: unknown): number | null =>
	(isRecord(data) ? anyNumber(data.order_id) : 0) || null;

/** Milliseconds to wait according to Retry-After, which the plugin's PHP sends in seconds. */
const retryWaitOf = (headers: ApiResponse['headers']): number => {
	const seconds = anyNumber(headers['retry-after']);
	return seconds > 0 ? Math.min(seconds * 1000, MAX_RETRY_WAIT) : DEFAULT_RETRY_WAIT;
};

/**
 * Decodes a response. An order in a response counts whatever its status; a server error (5xx) without an order leaves
 * the outcome unknown.
 */
export const outcomeOf = ({ status, body, headers, isJson }: ApiResponse): PlaceOutcome => {
	const order = isJson ? decodeOrder(status, body) : null;
	if (order) {
		return { kind: 'ordered', response: order };
	}
	if (!isJson || status < 400 || status >= 500) {
		return UNANSWERED;
	}
	const failure = decodeFailure(status, body);
	if (failure.kind !== 'api') {
		return UNANSWERED;
	}
	switch (failure.code) {
		case 'storefront_islands_request_running':
			return { kind: 'running', retryAfter: retryWaitOf(headers) };
		case 'storefront_islands_outcome_uncertain':
			return { kind: 'uncertain', orderId: idOf(failure.data) };
		case 'storefront_islands_total_changed':
			return { kind: 'total-changed', cart: failure.cart, message: failure.message };
		default:
			return { kind: 'refused', failure };
	}
};
