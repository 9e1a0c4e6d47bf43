import type { OperationResult } from '../shared/answer';

/** Actions of the checkout screen around the form; the form has its own actions. */
export interface CheckoutActions {
	/** Resolves when the shop has responded. */
	readonly applyCoupon: (code: string) => Promise<OperationResult>;
	/** The shopper is typing another code: clears the error of the last one. */
	readonly forgetCouponFailure: () => void;
	readonly removeCoupon: (code: string) => void;
	readonly retryNow: () => void;
	readonly dismissNotice: (id: string) => void;
}
