/** Decodes a response that holds an order (docs/behaviour.md#payment-result). */
import type { OrderResponse } from '../../domain/checkout/order';
import { htmlToText } from '../../domain/text';
import { decodeOr, withoutPrototypeKeys, isRecord, number, text } from '../decode/json';

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

/** Decodes the order; null if the response holds none: an error, a draft, an HTML page. */
export const decodeOrder = (httpStatus: number, body: unknown): OrderResponse | null => {
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
