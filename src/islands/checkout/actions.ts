import type { Answer } from '../shared/answer';

/** What the frame of the checkout can do; the form has actions of its own. */
export interface CheckoutActions {
	/** Resolves when the shop has answered. */
	readonly applyCoupon: (code: string) => Promise<Answer>;
	/** The shopper is typing another code: what was wrong with the last one no longer matters. */
	readonly forgetCouponFailure: () => void;
	readonly removeCoupon: (code: string) => void;
	readonly retryNow: () => void;
	readonly dismissNotice: (id: string) => void;
}
