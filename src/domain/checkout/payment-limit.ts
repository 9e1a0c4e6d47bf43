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

/** Longest time that is counted down, in seconds. */
const LONGEST = 86_400;

/** Returns the limit that a failure tells about; undefined if it is another failure. */
export const paymentLimitOf = (failure: Failure): PaymentLimit | undefined => {
	if (failure.kind !== 'api' || failure.code !== 'storefront_islands_payment_limited') {
		return undefined;
	}
	const { retry_after: seconds, challenge }: LimitData = Object(failure.data);
	return typeof seconds === 'number' && seconds > 0
		? { retryAfter: Math.min(Math.ceil(seconds), LONGEST), challenge: Object(challenge) }
		: undefined;
};
