import type { Failure } from '../failure/failure';

/** Limit of declined payments: the shop has refused an order, and its payment may be tried again later. */
export interface PaymentLimit {
	/** Seconds to wait. */
	readonly retryAfter: number;
	/** Data of a plugin that shows a challenge (captcha), from the filter `storefront_islands_challenge`. */
	readonly challenge: object;
}

/** Fields of the error's data, which are not validated yet. */
interface LimitData {
	readonly retry_after?: unknown;
	readonly challenge?: unknown;
}

/**
 * Returns the limit that a failure tells about; undefined if it tells none. Other plugins' limits are understood as well
 * if their errors have `retry_after`.
 */
export const paymentLimitOf = (failure: Failure): PaymentLimit | undefined => {
	const { retry_after: retryAfter, challenge }: LimitData =
		failure.kind === 'api' ? Object(failure.data) : {};
	return typeof retryAfter === 'number' && retryAfter > 0
		? { retryAfter, challenge: Object(challenge) }
		: undefined;
};
