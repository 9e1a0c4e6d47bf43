/** Maps a response to POST checkout to its outcome. */
import type { PlaceOutcome } from '../../domain/checkout/order';
import type { Answer } from '../answer';
import { decodeFailure } from '../decode/failure';
import { decodeOr, isRecord, number } from '../decode/json';
import { decodeOrder } from './decode-order';

/** The outcome of the order is unknown in the browser: the shop has to be queried. */
const LOST: PlaceOutcome = { kind: 'unreachable', reason: 'lost' };

/** Milliseconds to wait: default if a response has no Retry-After, and maximum. */
const WAIT = 1000;
const LONGEST_WAIT = 30_000;

const anyNumber = decodeOr(number(0), 0);

const idOf = (data: unknown): number | null =>
	(isRecord(data) ? anyNumber(data.order_id) : 0) || null;

/** Milliseconds to wait according to Retry-After, which the plugin's PHP sends in seconds. */
const waitOf = (headers: Answer['headers']): number => {
	const seconds = anyNumber(headers['retry-after']);
	return seconds > 0 ? Math.min(seconds * 1000, LONGEST_WAIT) : WAIT;
};

/**
 * Decodes a response. An order in a response counts whatever its status; a server error (5xx) without an order leaves
 * the outcome unknown.
 */
export const outcomeOf = ({ status, body, headers, isJson }: Answer): PlaceOutcome => {
	const answer = isJson ? decodeOrder(status, body) : null;
	if (answer) {
		return { kind: 'ordered', answer };
	}
	if (!isJson || status < 400 || status >= 500) {
		return LOST;
	}
	const failure = decodeFailure(status, body);
	if (failure.kind !== 'api') {
		return LOST;
	}
	switch (failure.code) {
		case 'storefront_islands_request_running':
			return { kind: 'running', retryAfter: waitOf(headers) };
		case 'storefront_islands_outcome_uncertain':
			return { kind: 'uncertain', orderId: idOf(failure.data) };
		case 'storefront_islands_total_changed':
			return { kind: 'total-changed', cart: failure.cart, message: failure.message };
		default:
			return { kind: 'refused', failure };
	}
};
