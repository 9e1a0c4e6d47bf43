/** Decodes responses to POST checkout and to the attempt query: the outcome of a checkout attempt. */
import type { OrderResponse, PlaceOutcome } from '../../domain/checkout/order';
import { htmlToText } from '../../domain/html/text';
import { decodeFailure } from '../decode/failure';
import { isRecord } from '../../domain/support/unknown';
import { decodeOr, withoutPrototypeKeys, number, text } from '../decode/json';
import { isSuccess } from '../transport/fetch';
import type { ApiResponse } from '../transport/fetch';

const anyText = decodeOr(text, '');
const anyNumber = decodeOr(number(0), 0);

const detailsOf = (details: unknown): Readonly<Record<string, string>> =>
	Object.fromEntries(
		(Array.isArray(details) ? details : []).flatMap((detail: unknown) =>
			isRecord(detail) && anyText(detail.key) !== '' && detail.key !== '__proto__'
				? [[anyText(detail.key), anyText(detail.value)] as const]
				: [],
		),
	);

const safeRecord = (body: unknown): Readonly<Record<string, unknown>> | null => {
	try {
		const copy = withoutPrototypeKeys(body);
		return isRecord(copy) ? copy : null;
	} catch {
		return null;
	}
};

/**
 * Decodes the order (docs/behaviour.md#payment-result); null if the response holds none: an error, a draft, an HTML
 * page.
 */
const decodeOrder = (httpStatus: number, body: unknown): OrderResponse | null => {
	const raw = safeRecord(body);
	const orderId = anyNumber(raw?.order_id);
	if (raw === null || orderId <= 0) {
		return null;
	}
	const payment = isRecord(raw.payment_result) ? raw.payment_result : {};
	const details = detailsOf(payment.payment_details);
	return {
		httpStatus,
		orderId,
		customerId: anyNumber(raw.customer_id),
		orderStatus: anyText(raw.status),
		payment: {
			// WooCommerce keeps a gateway's message among the payment details.
			message: htmlToText(anyText(raw.message) || (details.errorMessage ?? '')),
			paymentStatus: anyText(payment.payment_status) || 'not set',
			redirectUrl: anyText(payment.redirect_url),
			paymentDetails: details,
		},
		raw,
	};
};

/** The outcome of the order is unknown in the browser: the shop has to be queried. */
const UNANSWERED: PlaceOutcome = { kind: 'unreachable', reason: 'lost' };

/** Milliseconds to wait: default if a response has no Retry-After, and maximum. */
const DEFAULT_RETRY_WAIT = 1000;
const MAX_RETRY_WAIT = 30_000;

const idOf = (data: unknown): number | null =>
	(isRecord(data) ? anyNumber(data.order_id) : 0) || null;

/** The shop says that the cart was ordered already. */
const placedOutcome = (data: unknown): PlaceOutcome => {
	const orderId = idOf(data);
	return orderId === null || !isRecord(data)
		? UNANSWERED
		: { kind: 'placed', orderId, redirectUrl: anyText(data.redirect_url) };
};

/** Milliseconds to wait according to Retry-After, which the plugin's PHP sends in seconds. */
const retryWaitOf = (headers: ApiResponse['headers']): number => {
	const seconds = anyNumber(headers['retry-after']);
	return seconds > 0 ? Math.min(seconds * 1000, MAX_RETRY_WAIT) : DEFAULT_RETRY_WAIT;
};

/**
 * Decodes a response to POST checkout. An order in a response counts whatever its status; a server error (5xx) without
 * an order leaves the outcome unknown.
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
		case 'storefront_islands_order_placed':
			return placedOutcome(failure.data);
		case 'storefront_islands_total_changed':
			return { kind: 'total-changed', cart: failure.cart, message: failure.message };
		default:
			return { kind: 'refused', failure };
	}
};

/** Milliseconds to wait before the next query, while the shop processes the attempt. */
const RETRY_AFTER = 1000;

/** Outcome of a finished attempt. The order exists even if its recorded response cannot be read. */
const finishedOutcome = (json: unknown, orderId: number | null): PlaceOutcome => {
	const order = isRecord(json) ? decodeOrder(anyNumber(json.status), json.body) : null;
	return order ? { kind: 'ordered', response: order } : { kind: 'uncertain', orderId };
};

/**
 * Decodes a response of storefront-islands/v1/checkout-attempts/{key}: the outcome of the attempt as the shop knows it.
 */
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
		case 'placed':
			return placedOutcome(body);
		case 'finished':
			return finishedOutcome(body.answer, orderId);
		default:
			return UNANSWERED;
	}
};
